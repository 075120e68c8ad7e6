import type { Cell } from './to-csv.ts'

const maxLength = 32_767

/** A text of a cell. XML has no way to write these signs; a spreadsheet reads `_x0041_` as a letter. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- these are the signs to be taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_x[0-9a-f]{4}_/gi, '_x005F$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

const toCell = (cell: Cell, style: string): string => {
  if (cell === null || cell === '') return `<c${style}/>`
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const toRow = (row: readonly Cell[], style = ''): string =>
  `<row>${row.map((cell) => toCell(cell, style)).join('')}</row>`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** About as wide as the longest of the first rows. */
const toWidth = (cells: readonly (Cell | undefined)[]): number =>
  Math.min(60, Math.max(8, ...cells.slice(0, 100).map((cell) => String(cell ?? '').length + 2)))

/**
 * The files that make up a workbook of one sheet (ECMA-376), by their paths: packed by ZIP they are an .xlsx. The first row
 * is bold and stays in view.
 */
export const toXlsxParts = (
  sheet: string,
  [labels = [], ...rows]: readonly (readonly Cell[])[],
): Readonly<Record<string, string>> => {
  const widths = labels.map((label, nth) => toWidth([label, ...rows.map((row) => row[nth])]))
  const columns = widths
    .map((width, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const name = escapeXml(sheet.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31))
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${toRow(labels, ' s="1"')}${rows.map((row) => toRow(row)).join('')}</sheetData></worksheet>`,
  }
}
