/** Why a command ends before it has begun: one sentence for the terminal, shown without a stack. */
export class CannotStart extends Error {}
