// A start or command that cannot go on for a reason the operator can mend: said in one sentence, without a stack.

export class OperatorError extends Error {}
