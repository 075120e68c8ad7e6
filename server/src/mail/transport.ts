import type { Message } from './sql.ts'

/** Sends a message; throws when it could not be handed over, with a reason that may be logged. */
export type Transport = (message: Message) => Promise<void>
