import { isOwed, sumMovements } from '#rules/finance/group-movements.ts'
import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import { writeLetterhead } from '#server/letterhead/write-letterhead.ts'
import { margins, writePageFooters, writePdf } from '#server/pdf/pdf.ts'
import { ensureSpace, writeFact, writeLine, type Paper } from '#server/pdf/write-paper.ts'
import { writeTableRow } from '#server/pdf/write-table-row.ts'
import type { loadAccount, loadStatementHead } from './sql.ts'
import { kindWords, statementWords as words } from './words.ts'

type Account = Awaited<ReturnType<typeof loadAccount>>
type Head = Awaited<ReturnType<typeof loadStatementHead>>

/** In points; the name has the rest. No head of a column may be broken within its word. */
const columns = { date: 58, kind: 68, money: 72, balance: 84 }

/** The account on paper, oldest first. */
export const writeStatementPdf = (head: Head, account: Account, locale: Locale): Promise<Buffer> => {
  const { movements, currency } = account
  const isGeorgian = locale === 'ka'
  const say: Paper['say'] = (phrase, params) => formatPhrase(phrase, locale, params)
  const money = (amount: string) => toMoneyPhrase(amount, currency)[locale]
  const title = say(words.title)
  return writePdf({ title: `${title} · ${head.code}`, language: isGeorgian ? 'ka-GE' : 'en-GB' }, (pdf) => {
    const section = pdf.struct('Document')
    pdf.addStructure(section)
    const width = pdf.page.width - margins.left - margins.right
    const paper: Paper = { pdf, section, locale, width, say }
    const { letterhead } = head
    if (letterhead !== null) writeLetterhead(paper, letterhead.university[locale], letterhead)
    writeLine(paper, 'H1', title, { size: 16, weight: 'bold', after: 10 })
    writeFact(paper, say(words.student), `${isGeorgian ? head.name_ka : head.name_en} · ${head.code}`)
    writeFact(paper, say(words.programme), isGeorgian ? head.programme_ka : head.programme_en)
    writeFact(paper, say(words.onDay), toLongDatePhrase(head.today)[locale])
    const { balance } = sumMovements(movements)
    const isCredit = toMinorUnits(balance) < 0n
    writeFact(paper, say(isCredit ? words.credit : words.owedNow), money(balance.replace('-', '')))
    pdf.y += 10
    if (movements.length === 0) writeLine(paper, 'P', say(words.noEntries))
    const widths = [
      columns.date,
      columns.kind,
      width - columns.date - columns.kind - 2 * columns.money - columns.balance,
      columns.money,
      columns.money,
      columns.balance,
    ]
    const table = pdf.struct('Table')
    section.add(table)
    const writeRow = (cells: readonly string[], isHead = false) =>
      writeTableRow(paper, table, { cells, widths, textColumns: 3, isHead })
    const headCells = [words.date, words.kind, words.name, words.owed, words.given, words.balance].map(
      (word) => say(word),
    )
    if (movements.length > 0) writeRow(headCells, true)
    for (const row of movements.toReversed()) {
      if (ensureSpace(paper, 32)) writeRow(headCells, true)
      const amount = money(row.amount)
      const isRaised = isOwed(row.kind)
      const name = isGeorgian ? row.name : row.nameeng
      const day = row.date.split('-').toReversed().join('.')
      writeRow([
        day,
        say(kindWords[row.kind]),
        name,
        isRaised ? amount : '',
        isRaised ? '' : amount,
        money(row.balance),
      ])
    }
    table.end()
    section.end()
    writePageFooters(pdf, `${title} · ${head.code}`)
  })
}
