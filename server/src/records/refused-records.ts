import { StartupError } from '#server/db/errors/startup-error.ts'
import type { Words } from './bad-record.ts'

/** Why something cannot be done with records, in both languages; nothing was changed. */
export class RefusedRecords extends StartupError {
  readonly words: Words

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options)
    this.words = words
  }
}
