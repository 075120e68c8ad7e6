import { expect, it } from 'vitest'
import type { LibraryTerms } from '#rules/library/library-terms.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from '#demo/make-university.ts'

const numerals = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ka: ['', 'ერთი', 'ორი', 'სამი', 'ოთხი', 'ხუთი', 'ექვსი', 'შვიდი', 'რვა', 'ცხრა', 'ათი'],
}
const times = { en: ['', 'once', 'twice'], ka: ['', 'ერთხელ', 'ორჯერ'] }

it("the library's rules say what its settings are", async () => {
  const db = await testDatabase()
  await makeUniversity(db, { students: 400, today: '2026-11-27', log: () => undefined })
  const row = await db.row<{ terms: LibraryTerms; ka: string; en: string }>({
    name: '',
    text: `select (select value from setting where name = 'library_terms') as terms, text_ka as ka, text_en as en
      from resource where name = 'library'`,
  })
  const { terms, ka, en } = row!
  const weeks = terms.loan_days / 7
  expect(en).toContain(`${numerals.en[terms.loans]} books at a time, each for ${numerals.en[weeks]} weeks`)
  expect(ka).toContain(
    `${numerals.ka[terms.loans]} წიგნის გატანა შეუძლია, თითოეულის ${numerals.ka[weeks]} კვირით`,
  )
  expect(en).toContain(`renewed ${times.en[terms.renewals]}`)
  expect(ka).toContain(`გაგრძელება ${times.ka[terms.renewals]} შეიძლება`)
  const [fine, most] = [terms.fine_per_day, String(Number(terms.fine_max))]
  expect(en).toContain(`costs ${fine} GEL, and ${most} GEL at most`)
  expect(ka).toContain(`ჯარიმა ${fine.replace('.', ',')} ლარია, სულ არაუმეტეს ${most} ლარისა`)
  // Only holidays are free while the setting closes no day of the week.
  expect(terms.closed_weekdays).toEqual([])
  expect(en).toContain('public holidays cost nothing')
})
