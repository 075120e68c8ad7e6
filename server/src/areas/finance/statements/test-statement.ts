import type { Database } from '#server/db/open.ts'

/** An entry of a statement of a test; amounts as the bank writes them. */
export interface TestEntry {
  readonly reference: string
  readonly amount: string
  readonly date?: string
  readonly currency?: string
  readonly isDebit?: boolean
  readonly text?: string
  readonly payer?: string
  readonly endToEnd?: string
  readonly status?: string
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const writeEntry = ({
  reference,
  amount,
  date = '2026-11-20',
  currency = 'GEL',
  isDebit = false,
  text = '',
  payer = 'ნინო ბერიძე',
  endToEnd = 'NOTPROVIDED',
  status = 'BOOK',
}: TestEntry): string => `
    <Ntry>
      <Amt Ccy="${currency}">${amount}</Amt>
      <CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
      <Sts>${status}</Sts>
      <BookgDt><Dt>${date}</Dt></BookgDt>
      <AcctSvcrRef>${reference}</AcctSvcrRef>
      <NtryDtls><TxDtls>
        <Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>
        <RltdPties><Dbtr><Nm>${escape(payer)}</Nm></Dbtr><DbtrAcct><Id><IBAN>GE01TB0000000000000001</IBAN></Id></DbtrAcct></RltdPties>
        <RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>
      </TxDtls></NtryDtls>
    </Ntry>`

export const testAccount = 'GE29NB0000000101904917'

/** Makes the account of the test statements the university's. */
export const saveTestAccount = (db: Database) =>
  db.rows(
    {
      name: '',
      text: `update setting set value = jsonb_set(value, '{account}', to_jsonb($1::text)) where name = 'payment_receiver'`,
    },
    [testAccount],
  )

/** A statement in camt.053. */
export const writeCamt = (
  entries: readonly TestEntry[],
  more = '',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>${testAccount}</IBAN></Id></Acct>${more}${entries.map(writeEntry).join('')}
  </Stmt></BkToCstmrStmt>
</Document>`
