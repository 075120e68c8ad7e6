/** The fields as a browser sends a form without files. */
export const toFormPayload = (fields: object) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: `${Object.entries(fields)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`,
})
