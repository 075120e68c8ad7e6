import { describe, expect, it } from 'vitest'
import { emptyUniversity, exportFiles, importFiles } from '../../test-records.ts'
import { people } from '../test-people.ts'
import { entry, ledger } from './test-ledger.ts'

const reasons = ({ bad }: Awaited<ReturnType<typeof importFiles>>) => bad.map(({ reason }) => reason.en)

describe('ledger_entries', () => {
  const rows = [
    entry('P1', 'U1', 'payment', { charge: 'C1', amount: '40.00' }),
    entry('C1', 'U1', 'charge', { semester: '2026-autumn', due_on: '2026-11-02', by_price_list: 'yes' }),
    entry('O2', 'U2', 'charge', { amount: '12.50' }),
  ]

  it('open the accounts, in the same import as the students and before what pays them', async () => {
    const { url, query } = await emptyUniversity()
    expect(await importFiles(url, { ...people, ...ledger(...rows) })).toMatchObject({
      outcome: 'saved',
      bad: [],
    })
    expect(
      await query(
        'select code, left_to_pay::text as left from charge_left l join student s on s.id = l.student_id order by code',
      ),
    ).toEqual([
      { code: 'U1', left: '60.00' },
      { code: 'U2', left: '12.50' },
    ])
    expect(await importFiles(url, ledger(...rows))).toMatchObject({ outcome: 'nothing to change' })
    const [, ...again] = (await exportFiles(url, ['ledger_entries'])).ledger_entries!
    expect(again).toHaveLength(3)
  })

  it('are counted by the price list, which charges them no second time', async () => {
    const { url, query } = await emptyUniversity()
    await importFiles(url, { ...people, ...ledger(...rows) })
    await query(`insert into tuition_price (semester_id, programme_id, amount, due_on)
      select s.id, p.id, 150, '2026-11-02' from semester s, programme p where s.academic_year = 2026`)
    expect(
      await query(`select x.code, t.booked::text, t.entries from semester s, programme p,
      plan_tuition(s.id, array[p.id]) t join student x on x.id = t.student_id order by x.code`),
    ).toEqual([
      { code: 'U1', booked: '100.00', entries: 1 },
      { code: 'U2', booked: '0', entries: 0 },
    ])
    // Another one of the price list is numbered.
    const more = entry('D1', 'U1', 'discount', {
      charge: 'C1',
      semester: '2026-autumn',
      by_price_list: 'yes',
      amount: '10.00',
    })
    expect(await importFiles(url, ledger(more))).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await query(`select key from ledger_entry where key is not null order by id`)).toEqual([
      { key: expect.stringMatching(/^tuition \d+$/) as string },
      { key: expect.stringMatching(/^tuition \d+ 1$/) as string },
    ])
  })

  it('are only added: others stay, and another value is refused', async () => {
    const { url, query } = await emptyUniversity()
    await importFiles(url, { ...people, ...ledger(...rows) })
    expect(await importFiles(url, ledger(entry('O3', 'U2', 'charge')))).toMatchObject({ outcome: 'saved' })
    expect(await query('select from ledger_entry')).toHaveLength(4)
    const changed = await importFiles(url, ledger(entry('O2', 'U2', 'charge', { amount: '1.00' })), {
      overwrites: true,
    })
    expect(reasons(changed)).toEqual(['the account has an entry of this code already, and it is another one'])
    await expect(query('update ledger_entry set amount = 1')).rejects.toThrow('can only be added')
  })

  it.each([
    ['the account of the student is in another currency', entry('X', 'U1', 'charge', { currency: 'USD' })],
    ['the entry that is named is no charge of this student', entry('X', 'U2', 'payment', { charge: 'C1' })],
    ['the entry that is named is no charge of this student', entry('X', 'U1', 'payment', { charge: 'P1' })],
    ['only a charge has a last day to pay', entry('X', 'U1', 'payment', { due_on: '2026-11-02' })],
    [
      'an entry of the price list is a charge or a discount of a semester',
      entry('X', 'U1', 'charge', { by_price_list: 'yes' }),
    ],
    ['the number is not between 0.01 and 9999999999', entry('X', 'U1', 'charge', { amount: '0' })],
  ])('refuses: %s', async (reason, row) => {
    const { url } = await emptyUniversity()
    await importFiles(url, { ...people, ...ledger(...rows) })
    expect(reasons(await importFiles(url, ledger(row)))).toEqual([reason])
  })
})
