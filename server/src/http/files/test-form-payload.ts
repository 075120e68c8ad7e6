interface TextFile {
  readonly filename: string
  readonly text: string
}

/** The fields as a browser sends a form, with files of plain characters if there are any. */
export const toFormPayload = (fields: object, files: Readonly<Record<string, TextFile>> = {}) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: `${[
    ...Object.entries(fields).map(([name, value]) => [`name="${name}"`, value] as const),
    ...Object.entries(files).map(
      ([name, { filename, text }]) => [`name="${name}"; filename="${filename}"`, text] as const,
    ),
  ]
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`,
})
