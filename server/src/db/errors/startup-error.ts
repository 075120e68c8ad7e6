/** Why a command cannot start: one sentence for the terminal, shown without a stack trace. */
export class StartupError extends Error {}
