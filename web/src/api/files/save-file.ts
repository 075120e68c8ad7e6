/** Starts a browser download of a file that a call has answered. */
export const saveFile = (file: unknown, name: string): void => {
  const url = URL.createObjectURL(file as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download starts with the click; a minute is enough for the browser to read the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
