import { StartupError } from '#server/db/startup-error.ts'
import type { Words } from '../bad-record.ts'

/** Why an import cannot be undone; nothing was changed. */
export class RefusedUndo extends StartupError {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}
