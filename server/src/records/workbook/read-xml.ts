import { createReadStream } from 'node:fs'
import { SaxesParser, type SaxesTagPlain } from 'saxes'

interface Handlers {
  readonly open?: (tag: SaxesTagPlain) => void
  readonly close?: (tag: SaxesTagPlain) => void
  readonly text?: (text: string) => void
}

/** Names without their prefix: some programs write `x:row`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Characters that XML cannot write are in a workbook as `_x0009_`. */
export const readEscapes = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Reads an XML file part by part. Entities of the file's own are refused by the parser. Waits for `pause` after each
 * part, so that what reads the rows sets the pace.
 */
export const readXml = async (
  path: string,
  { open, close, text }: Handlers,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  if (open) parser.on('opentag', open)
  if (close) parser.on('closetag', close)
  if (text) parser.on('text', text)
  for await (const chunk of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    parser.write(chunk)
    await pause()
  }
  parser.close()
}
