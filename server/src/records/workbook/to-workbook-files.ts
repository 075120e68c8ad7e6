import { escapeXml } from '#rules/tables/to-xlsx-parts.ts'
import type { PackedFile } from '../containers/pack-records.ts'
import type { ExportedTable } from '../export-records.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const chunkChars = 64 * 1024
/** Cells of this style are texts: what is typed over them keeps its zeros. */
const textStyle = 1

const toRow = (values: readonly string[], style: number): string =>
  `<row>${values
    .map((value) =>
      value === ''
        ? `<c s="${style}"/>`
        : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`,
    )
    .join('')}</row>`

async function* toSheet({ columns, rows }: ExportedTable): AsyncGenerator<string> {
  const widths = columns.map(
    (column, nth) =>
      `<col min="${nth + 1}" max="${nth + 1}" width="${Math.max(12, column.length + 3)}" style="${textStyle}" customWidth="1"/>`,
  )
  let chunk = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${toRow(columns, 2)}`
  for await (const values of rows) {
    chunk += toRow(values, textStyle)
    if (chunk.length < chunkChars) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}</sheetData></worksheet>`
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`

const toFrame = (names: readonly string[]): readonly PackedFile[] => {
  const numbered = names.map((name, at) => ({ name, nth: at + 1 }))
  const sheets = numbered.map(({ name, nth }) => `<sheet name="${name}" sheetId="${nth}" r:id="rId${nth}"/>`)
  const targets = numbered.map(
    ({ nth }) =>
      `<Relationship Id="rId${nth}" Type="${relations}/worksheet" Target="worksheets/sheet${nth}.xml"/>`,
  )
  const parts = numbered.map(
    ({ nth }) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${types}.worksheet+xml"/>`,
  )
  const file = (name: string, text: string) => ({ name, text: [text] })
  return [
    file(
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ),
    file(
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageRelations}">${targets.join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    file('xl/styles.xml', styles),
  ]
}

/** The files of a workbook with a sheet for each table (ECMA-376); every cell is a text, so that no zero is lost. */
export async function* toWorkbookFiles(tables: AsyncIterable<ExportedTable>): AsyncGenerator<PackedFile> {
  const names: string[] = []
  for await (const table of tables) {
    names.push(table.name)
    yield { name: `xl/worksheets/sheet${names.length}.xml`, text: toSheet(table) }
  }
  yield* toFrame(names)
}
