/** Name, type and bytes of a file. */
export interface FileContent {
  readonly filename: string
  readonly mime: string
  readonly bytes: Buffer
}
