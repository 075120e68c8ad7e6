import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalTables } from '#contract/administration/records-staff.ts'
import { emptyUniversity, exportFiles, importFiles } from '../../test-records.ts'
import { undoImport } from '../../undo/undo-import.ts'
import { allTables } from '../all-tables.ts'
import { people } from '../test-people.ts'
import { entry, ledger } from './test-ledger.ts'

type University = Awaited<ReturnType<typeof emptyUniversity>>

const autumn = { semester: '2026-autumn' }
const types = {
  debit_types: [
    ['code', 'name_ka', 'name_en'],
    ['7', 'ბიბლიოთეკა', 'Library'],
  ],
}

const newUniversity = async () => {
  const university = await emptyUniversity()
  await importFiles(university.url, people)
  await university.query(`insert into tuition_price (semester_id, programme_id, amount, due_on)
    select s.id, p.id, 150, '2026-11-02' from semester s, programme p where s.academic_year = 2026`)
  return university
}
interface Drawn {
  readonly kind: string
  readonly student: string
  readonly cents: number
  readonly isDirected: boolean
  readonly isOfList: boolean
}

/** Students' balances, the open part of their charges, and the counts of the price list. */
const readAccounts = async ({ query }: University) => ({
  balances: await query(
    `select s.code, coalesce(sum(case when e.kind in ('charge', 'refund') then e.amount else -e.amount end), 0)::float as owed
     from student s left join ledger_entry e on e.student_id = s.id group by s.code order by s.code`,
  ),
  left: await query(
    `select s.code, coalesce(sum(l.left_to_pay), 0)::float as left
     from student s left join charge_left l on l.student_id = s.id group by s.code order by s.code`,
  ),
  tuition: await query(
    `select x.code, t.booked::float from semester s, programme p, plan_tuition(s.id, array[p.id]) t
     join student x on x.id = t.student_id order by x.code`,
  ),
})
const undo = ({ url }: University, dryRun = false) => undoImport(url, 'test', { dryRun })

describe('undoing an import of entries of accounts', () => {
  it('adds entries of the opposite kind, and frees the codes for the corrected file', async () => {
    const university = await newUniversity()
    const { url, query } = university
    const before = await readAccounts(university)
    const rows = [
      entry('C1', 'U1', 'charge', { ...autumn, due_on: '2026-11-02', by_price_list: 'yes' }),
      entry('D1', 'U1', 'discount', { ...autumn, charge: 'C1', by_price_list: 'yes', amount: '10.00' }),
      entry('P1', 'U1', 'payment', { charge: 'C1', amount: '40.00' }),
      entry('R1', 'U1', 'refund', { charge: 'C1', amount: '5.00' }),
    ]
    await importFiles(url, ledger(...rows))
    const imported = await readAccounts(university)
    expect(imported).not.toEqual(before)

    expect(await undo(university, true)).toMatchObject({ reversed: 4 })
    expect(await readAccounts(university)).toEqual(imported)
    expect(await undo(university)).toMatchObject({ reversed: 4, tables: ['ledger_entries'] })
    expect(await readAccounts(university)).toEqual(before)
    expect(
      await query(
        'select kind, amount::text as amount, name_en, reason from ledger_entry where reason is not null order by reason',
      ),
    ).toEqual([
      {
        kind: 'discount',
        amount: '100.00',
        name_en: 'Correction: A',
        reason: expect.stringMatching(/^import \d+: C1$/) as string,
      },
      {
        kind: 'charge',
        amount: '10.00',
        name_en: 'Correction: A',
        reason: expect.stringMatching(/: D1$/) as string,
      },
      {
        kind: 'refund',
        amount: '40.00',
        name_en: 'Correction: A',
        reason: expect.stringMatching(/: P1$/) as string,
      },
      {
        kind: 'payment',
        amount: '5.00',
        name_en: 'Correction: A',
        reason: expect.stringMatching(/: R1$/) as string,
      },
    ])

    // The same codes with other amounts are new entries, which can be undone again.
    const corrected = [
      entry('C1', 'U1', 'charge', { ...autumn, due_on: '2026-11-02', by_price_list: 'yes', amount: '90.00' }),
    ]
    expect(await importFiles(url, ledger(...corrected))).toMatchObject({ outcome: 'saved', bad: [] })
    expect((await readAccounts(university)).tuition).toMatchObject([{ booked: 90 }, { booked: 0 }])
    expect(await undo(university)).toMatchObject({ reversed: 1 })
    expect(await readAccounts(university)).toEqual(before)

    // Both stay in the exports, and go into another portal with the same accounts.
    const exported = await exportFiles(url, ['ledger_entries'])
    expect(exported.ledger_entries).toHaveLength(1 + 10)
    const other = await newUniversity()
    expect(await importFiles(other.url, exported)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await exportFiles(other.url, ['ledger_entries'])).toEqual(exported)
    expect(await readAccounts(other)).toEqual(before)
  })

  it('leaves accounts as they were, whatever was in them and in the file', async () => {
    const university = await newUniversity()
    const { url } = university
    let codes = 0
    const kinds = ['charge', 'payment', 'scholarship', 'discount', 'refund'] as const
    const drawn = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        student: fc.constantFrom('U1', 'U2'),
        cents: fc.integer({ min: 1, max: 20_000 }),
        isDirected: fc.boolean(),
        isOfList: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    // No more is refunded than was paid for the same: what is owed without a charge is left of no charge.
    const toRows = (list: readonly Drawn[], paid: Map<string, number>) => {
      const charges = new Map<string, string>()
      return list.flatMap(({ kind, student, cents, isDirected, isOfList }) => {
        codes += 1
        const code = `E${codes}`
        const charge = isDirected && kind !== 'charge' ? charges.get(student) : undefined
        const paidFor = charge ?? student
        const before = paid.get(paidFor) ?? 0
        const amount = kind === 'refund' ? Math.min(cents, before) : cents
        if (amount === 0) return []
        if (kind === 'charge') charges.set(student, code)
        else paid.set(paidFor, kind === 'refund' ? before - amount : before + amount)
        const canBeOfList = kind === 'charge' || kind === 'discount'
        return [
          entry(code, student, kind, {
            ...autumn,
            amount: (amount / 100).toFixed(2),
            ...(charge !== undefined && { charge }),
            ...(isOfList && canBeOfList && { by_price_list: 'yes' }),
          }),
        ]
      })
    }
    let paid = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(drawn, drawn, async (first, second) => {
        const paidAfter = new Map(paid)
        const [firstRows, secondRows] = [toRows(first, paidAfter), toRows(second, new Map(paidAfter))]
        fc.pre(firstRows.length > 0 && secondRows.length > 0)
        paid = paidAfter
        await importFiles(url, ledger(...firstRows))
        const before = await readAccounts(university)
        await importFiles(url, ledger(...secondRows))
        await undo(university)
        expect(await readAccounts(university)).toEqual(before)
      }),
      { numRuns: 6 },
    )
  })

  it.each<[string, (university: University) => Promise<unknown>, string]>([
    [
      'a payment for its charge',
      ({ query }) =>
        query(`insert into ledger_entry (student_id, kind, debit_type_id, charge_id, name_ka, name_en, amount, currency, day)
          select student_id, 'payment', debit_type_id, id, 'ა', 'A', 1, currency, day from ledger_entry where kind = 'charge'`),
      'the entry C1 of the student U1 cannot be reversed: another entry has paid, lowered or refunded this charge since',
    ],
    [
      'another currency of the programme',
      ({ query }) => query(`update programme set currency = 'USD'`),
      'the entry C1 of the student U1 cannot be reversed: the account of the student is in another currency now. So it is with 1 more.',
    ],
    [
      'an announced charge that became it',
      ({ query }) =>
        query(`insert into announced_charge (student_id, debit_type_id, name_ka, name_en, amount, due_on, books_on, entry_id)
          select student_id, debit_type_id, 'ა', 'A', 1, day, day, id from ledger_entry where kind = 'payment'`),
      'the entry P2 of the student U2 cannot be reversed: an announced charge has become this entry',
    ],
  ])('is refused, naming the entry: %s', async (_what, change, reason) => {
    const university = await newUniversity()
    await importFiles(university.url, ledger(entry('C1', 'U1', 'charge'), entry('P2', 'U2', 'payment')))
    await change(university)
    const before = await university.query('select count(*) from ledger_entry')
    await expect(undo(university)).rejects.toThrow(reason)
    expect(await university.query('select count(*) from ledger_entry')).toEqual(before)
  })

  it('is refused when the same import has added what the entry needs', async () => {
    const university = await newUniversity()
    const files = { ...types, ...ledger(entry('C1', 'U1', 'charge', { type: '7' })) }
    const made = await importFiles(university.url, files, { allowRemovals: 1000 })
    expect(made).toMatchObject({ outcome: 'saved', bad: [] })
    await expect(undo(university)).rejects.toThrow(
      'its student, type or semester was added by the same import',
    )
  })

  it('is known to the pages of staff by the name of the table', () => {
    const names = allTables.flatMap(({ name, reversal }) => (reversal === undefined ? [] : [name]))
    expect(finalTables).toEqual(names)
  })
})
