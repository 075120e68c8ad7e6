import { makeZip } from './make-zip.ts'

const office = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts of a .docx file. */
export const wordMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraph = (text: string, size: number) =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

/** A .docx file that Word opens. */
export const makeWordFile = (title: string, paragraphs: readonly string[]): Buffer =>
  makeZip({
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraph(title, 40)}${paragraphs.map((text) => paragraph(text, 24)).join('')}</w:body></w:document>`,
  })
