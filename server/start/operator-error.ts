// An expected failure of a start or command: printed to the operator as one sentence, without a stack.

export class OperatorError extends Error {}
