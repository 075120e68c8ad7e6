import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const read = (name: string) => readFile(new URL(`schema/${name}`, import.meta.url), 'utf8')

const imported = ['xml.xsd', 'xmldsig.xsd', 'europass.xsd', 'address.xsd']

/** The parts of the document that the published schema does not allow. */
export const listSchemaErrors = async (xml: string): Promise<string[]> => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'elmo.xml', contents: xml }],
    schema: [{ fileName: 'elmo.xsd', contents: await read('elmo.xsd') }],
    preload: await Promise.all(
      imported.map(async (fileName) => ({ fileName, contents: await read(fileName) })),
    ),
  })
  return errors.map(({ message }) => message)
}
