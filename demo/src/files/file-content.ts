/** What a file is called, what it is, and its bytes. */
export interface FileContent {
  readonly filename: string
  readonly mime: string
  readonly bytes: Buffer
}
