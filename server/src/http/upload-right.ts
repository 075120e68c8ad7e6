import type { Connection } from '#server/db/open.ts'

/** Facts about a form before its first byte. */
export interface ExpectedForm<Params> {
  readonly studentID: number
  /** Those of the path; undefined for a file that is uploaded ahead of its form. */
  readonly params: Params | undefined
  /** Of an attempt that may have succeeded: it is answered again, also when no more files are accepted. */
  readonly key: string | null
}

/**
 * Refuses a student who cannot send files with this call now, before the files are received. What it cannot know yet, such
 * as a field of the form, the handler checks.
 */
export type UploadRight<Params = Readonly<Record<string, unknown>>> = (
  db: Connection,
  form: ExpectedForm<Params>,
) => Promise<void>
