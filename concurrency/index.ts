// Timing primitives shared by folders that may not import each other: a circuit breaker and a background job.

export { startJob, type BackgroundJob, type JobOptions } from "./background-job.ts";
export { createBreaker, type BreakerOptions, type CircuitBreaker } from "./circuit-breaker.ts";
