import { strToU8, zipSync } from 'fflate'

interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Connections that are opened and held. */
export interface HeldAttack {
  readonly kind: 'held'
  readonly port: number
  readonly connections: number
  readonly atOnce: number
  /** Sent over the connections in turn. */
  readonly texts: readonly string[]
}

/** Calls over kept-alive connections. */
export interface CallsAttack {
  readonly kind: 'calls'
  readonly port: number
  readonly connections: number
  readonly calls: readonly Call[]
}

export type Attack = HeldAttack | CallsAttack

/** A signed-in student and a signed-in member of staff for the attacks. */
export interface Attackers {
  readonly port: number
  readonly student: string
  readonly staff: string
}

const held = { kind: 'held', connections: 3000, atOnce: 500 } as const
const calls = { kind: 'calls', connections: 200 } as const

const toText = (line: string, headers: Readonly<Record<string, string>>, body = ''): string =>
  `${line} HTTP/1.1\r\nhost: portal\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`

/** A camt.053 with a single entry of 120,000 texts. */
const writeManyTexts = (): string => {
  const texts = Array.from({ length: 120_000 }, (_, nth) => `<Ustrd>a${nth}</Ustrd>`).join('')
  return [
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">',
    '<BkToCstmrStmt><GrpHdr><MsgId>M{nth}</MsgId><CreDtTm>2026-11-23T08:00:00</CreDtTm></GrpHdr><Stmt><Id>M{nth}</Id>',
    '<Acct><Id><IBAN>GE29NB0000000101904917</IBAN></Id><Ccy>GEL</Ccy></Acct><Ntry><NtryRef>N{nth}</NtryRef>',
    '<Amt Ccy="GEL">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-22</Dt></BookgDt>',
    `<NtryDtls><TxDtls><RmtInf>${texts}</RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  ].join('')
}

/** A workbook of a few KB in which every cell refers to the same text of 32 KB. */
const writeLargeWorkbook = (): Uint8Array => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const rows = Array.from(
    { length: 30_000 },
    (_, nth) => `<row r="${nth + 1}"><c t="s"><v>${nth === 0 ? 0 : 1}</v></c></row>`,
  ).join('')
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="schools" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="s" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="t" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>code</t></si><si><t>${'a'.repeat(32_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
  })
}

const send = async (
  port: number,
  authorization: string,
  method: string,
  path: string,
  body: BodyInit,
  type = 'application/json',
): Promise<unknown> => {
  const headers = { authorization, 'content-type': type }
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
  return (JSON.parse(text) as { data: unknown }).data
}

const beginUpload = async ({ port, student }: Attackers): Promise<number> => {
  const file = { filename: 'a.pdf', size: 5_000_000, fingerprint: 'abuse' }
  const body = JSON.stringify({ call: 'POST /api/problems', field: 'file', ...file })
  const begun = await send(port, student, 'POST', '/api/uploads', body)
  return (begun as { uploadID: number }).uploadID
}

/** Uploads the workbook and returns the call that starts its import. */
const prepareWorkbook = async (attackers: Attackers): Promise<Call> => {
  const workbook = writeLargeWorkbook()
  const file = { filename: 'schools.xlsx', size: workbook.length, fingerprint: 'abuse' }
  const { port, staff } = attackers
  const begun = (await send(
    port,
    staff,
    'POST',
    '/api/staff/records/imports',
    JSON.stringify({ files: [file] }),
  )) as { jobID: number; files: readonly { fileID: number }[] }
  const piece = `/api/staff/records/files/${begun.files[0]!.fileID}?offset=0`
  await send(port, staff, 'PATCH', piece, new Uint8Array(workbook), 'application/octet-stream')
  return {
    method: 'POST',
    path: `/api/staff/records/jobs/${begun.jobID}/check`,
    headers: { authorization: staff, 'content-type': 'application/json' },
    body: '{"overwrites":false}',
  }
}

/** The attacks by name. Each may first make calls of its own. */
export const attacks: Readonly<Record<string, (attackers: Attackers) => Attack | Promise<Attack>>> = {
  uploads: async ({ port, student, staff }) => ({
    ...held,
    port,
    texts: [
      toText(
        `PATCH /api/uploads/${await beginUpload({ port, student, staff })}?offset=0`,
        {
          authorization: student,
          'content-type': 'application/octet-stream',
          'content-length': '1000000',
        },
        'a',
      ),
      toText(
        'POST /api/problems',
        {
          authorization: student,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000000',
        },
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%',
      ),
      toText(
        'POST /api/staff/auth/logout',
        { authorization: staff, 'content-type': 'application/json', 'content-length': '1000' },
        '{',
      ),
      toText('POST /api/auth/login', { 'content-type': 'application/json', 'content-length': '1000' }, '{'),
      // The head is never completed.
      'GET /api/menu-items HTTP/1.1\r\nhost: ',
    ],
  }),
  streams: ({ port, student }) => ({
    ...held,
    port,
    texts: [toText('GET /api/events', { authorization: student })],
  }),
  'staff-streams': ({ port, staff }) => ({
    ...held,
    port,
    texts: [toText('GET /api/staff/events', { authorization: staff })],
  }),
  statement: ({ port, student }) => ({
    ...calls,
    port,
    calls: ['ka', 'en'].map((locale) => ({
      method: 'GET',
      path: `/api/financial-info/statement?format=pdf&locale=${locale}`,
      headers: { authorization: student },
    })),
  }),
  'bank-files': ({ port, staff }) => {
    const content = writeManyTexts()
    const headers = {
      authorization: staff,
      'content-type': 'application/json',
      'idempotency-key': 'abuse-file-{nth}',
    }
    const body = JSON.stringify({ filename: 'many-texts.xml', content })
    return {
      ...calls,
      port,
      calls: [{ method: 'POST', path: '/api/staff/finance/statements', headers, body }],
    }
  },
  workbooks: async (attackers) => ({
    ...calls,
    port: attackers.port,
    calls: [await prepareWorkbook(attackers)],
  }),
  'api-documents': ({ port }) => ({
    ...calls,
    port,
    calls: ['/api/openapi.json', '/api/docs'].map((path) => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'gzip, br' },
    })),
  }),
  callbacks: ({ port }) => ({
    ...calls,
    port,
    calls: [
      {
        method: 'POST',
        path: '/api/payments/callback/tbc',
        headers: { 'content-type': 'application/json' },
        body: '{"PaymentId":"made-up-{nth}"}',
      },
    ],
  }),
}
