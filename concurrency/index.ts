// Timing primitives shared by folders that may not import each other: admission by cost, lanes, a circuit breaker, a background job, a
// serial queue, and streams that wait for their reader. The lock file, which needs Node, is `#concurrency/file-lock`.

export { createAdmission, type Admission, type AdmissionLimits, type Admitted } from "./admission.ts";
export { startJob, type BackgroundJob, type JobOptions } from "./background-job.ts";
export { createBreaker, type BreakerOptions, type CircuitBreaker } from "./circuit-breaker.ts";
export { createBucket, type TokenBucket } from "./token-bucket.ts";
export { createLanes, type LaneLimits, type Lanes } from "./lanes.ts";
export { rememberFor } from "./remember.ts";
export { createSerialQueue, type SerialQueue } from "./serial-queue.ts";
export { streamOf } from "./stream-of.ts";
