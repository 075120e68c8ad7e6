import { crc32 } from 'node:zlib'

const header = (signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const parts = [[4, signature] as const, ...fields].map(([bytes, value]) => {
    const part = Buffer.alloc(bytes)
    if (bytes === 2) part.writeUInt16LE(value)
    else part.writeUInt32LE(value)
    return part
  })
  return Buffer.concat(parts)
}

/** An uncompressed ZIP archive of text files. */
const buildZip = (files: Readonly<Record<string, string>>): Buffer => {
  let at = 0
  const entries = Object.entries(files).map(([name, text]) => {
    const data = Buffer.from(text)
    const sizes = [
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
    ] as const
    const local = Buffer.concat([
      header(0x04034b50, [[2, 20], [2, 0], [2, 0], [4, 0], ...sizes, [2, 0]]),
      Buffer.from(name),
      data,
    ])
    const central = Buffer.concat([
      header(0x02014b50, [
        [2, 20],
        [2, 20],
        [2, 0],
        [2, 0],
        [4, 0],
        ...sizes,
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ]),
      Buffer.from(name),
    ])
    at += local.length
    return { local, central }
  })
  const [locals, centrals] = [entries.map(({ local }) => local), entries.map(({ central }) => central)]
  const directory = Buffer.concat(centrals)
  const count = entries.length
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, at],
    [2, 0],
  ])
  return Buffer.concat([...locals, directory, end])
}

const officeFile = (folder: string, main: string): Buffer =>
  buildZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${folder}/${main}.xml" ContentType="application/vnd.openxmlformats-officedocument.${
      { word: 'wordprocessingml.document', xl: 'spreadsheetml.sheet', ppt: 'presentationml.presentation' }[
        folder
      ] ?? ''
    }.main+xml"/></Types>`,
    [`${folder}/${main}.xml`]: '<x/>',
  })

const openDocumentFile = (kind: string): Buffer =>
  buildZip({ mimetype: `application/vnd.oasis.opendocument.${kind}` })

const compoundFile = (part: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(part, 'utf16le')])

const isoMediaFile = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(16)])

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The smallest file of each accepted type, by extension. */
export const smallFiles: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  doc: compoundFile('WordDocument'),
  xls: compoundFile('Workbook'),
  ppt: compoundFile('PowerPoint Document'),
  docx: officeFile('word', 'document'),
  xlsx: officeFile('xl', 'workbook'),
  pptx: officeFile('ppt', 'presentation'),
  odt: openDocumentFile('text'),
  ods: openDocumentFile('spreadsheet'),
  odp: openDocumentFile('presentation'),
  rtf: Buffer.from('{\\rtf1 გამარჯობა}'),
  txt: Buffer.from('\ufeffსულ კარგად\n< 5'),
  csv: Buffer.from('კოდი;ქულა\nBM;91\n'),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  png: Buffer.from(png, 'base64'),
  gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
  webp: Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
  heic: isoMediaFile('heic'),
  mp3: Buffer.concat([
    Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'),
    Buffer.from('fffb9064', 'hex'),
    Buffer.alloc(400),
  ]),
  m4a: isoMediaFile('M4A '),
  mp4: isoMediaFile('isom'),
  zip: buildZip({ 'a.txt': 'a' }),
  rar: Buffer.concat([Buffer.from('526172211a0701', 'hex'), Buffer.alloc(8)]),
}
