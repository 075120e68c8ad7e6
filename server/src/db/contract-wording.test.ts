import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { createDatabase } from './test-create-database.ts'

const migration = await readFile(new URL('./migrations/012-contract-wording.sql', import.meta.url), 'utf8')

it('gives the intakes the better English of the contract, and leaves a text of the university alone', async () => {
  const { url, query } = await createDatabase()
  await migrate(url)
  const listTexts = () =>
    query(`select i.season, t.body -> 'title' ->> 'en' as title, t.body::text like '%in the programme “%' as old
           from intake i join contract_template t on t.id = i.template_id order by i.id`)
  const better = { season: 'autumn', title: 'Study contract for an international student', old: false }
  expect(await listTexts()).toEqual([better])
  // The text that was shown is kept.
  expect(await query('select count(*)::int as count from contract_template')).toEqual([{ count: 2 }])
  await query(`with own as (
      insert into contract_template (body)
      select jsonb_set(body, '{title,en}', '"Our own contract"') from contract_template order by id limit 1 returning id)
    insert into intake (academic_year, season, name_ka, name_en, starts_on, template_id)
    select 2026, 'spring', 'გაზაფხული', 'spring', '2027-02-20', id from own`)
  await query(migration)
  expect(await listTexts()).toEqual([better, { season: 'spring', title: 'Our own contract', old: true }])
})
