interface TestFile {
  readonly filename: string
  readonly text: string | Buffer
}

/** The fields as a browser sends a form, with files if there are any. */
export const toFormPayload = (fields: object, files: Readonly<Record<string, TestFile>> = {}) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: Buffer.concat([
    ...[
      ...Object.entries(fields).map(([name, value]) => [`name="${name}"`, String(value)] as const),
      ...Object.entries(files).map(
        ([name, { filename, text }]) => [`name="${name}"; filename="${filename}"`, text] as const,
      ),
    ].flatMap(([name, value]) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${name}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ]),
})
