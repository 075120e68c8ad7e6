import type { Connection } from '#server/db/open.ts'
import type { University } from '#server/letterhead/university.ts'
import { fileURLToPath } from 'node:url'
import { readLogo } from '#server/letterhead/read-logo.ts'
import { namedStudents } from '#demo/named-students.ts'
import { namedStaff } from '#demo/staff/named-staff.ts'

/** The name of the demo university; no real one has it. */
const university: University = {
  ka: 'არაგვის უნივერსიტეტი',
  en: 'Aragvi University',
  address: {
    ka: 'ჭადრების ქუჩა 12, 0179 თბილისი, საქართველო',
    en: '12 Chadrebi Street, 0179 Tbilisi, Georgia',
  },
  phone: '+995 32 200 20 20',
  email: 'info@aragvi.example',
  url: 'https://aragvi.example',
  signatory: { ka: 'თინათინ გელოვანი', en: 'Tinatin Gelovani' },
  position: { ka: 'სასწავლო პროცესის მართვის დეპარტამენტის უფროსი', en: 'Head of the Registry' },
}

const logoFile = fileURLToPath(new URL('logo.svg', import.meta.url))

/** The check digits are right, and no bank has the number. */
const receiver = {
  name: 'არაგვის უნივერსიტეტი',
  nameeng: 'Aragvi University',
  bank: 'Demo Bank (DEMOGE22)',
  account: 'GE29NB0000000101904917',
}

const saveSetting = (tx: Connection, name: string, value: unknown) =>
  tx.rows(
    {
      name: '',
      text: `insert into setting (name, value) values ('${name}', $1)
      on conflict (name) do update set value = excluded.value`,
    },
    [JSON.stringify(value)],
  )

/** Marks the database as a demo, and lists students and staff for the pages where they log in. */
export const seedSettings = async (tx: Connection): Promise<void> => {
  await saveSetting(tx, 'university', university)
  await saveSetting(tx, 'university_logo', await readLogo(logoFile))
  await saveSetting(tx, 'payment_receiver', receiver)
  await saveSetting(tx, 'demo', true)
  await saveSetting(
    tx,
    'demo_students',
    namedStudents.map(({ code, password, group, state }) => ({
      code,
      password,
      group,
      state_ka: state.ka,
      state_en: state.en,
    })),
  )
  await saveSetting(
    tx,
    'demo_staff',
    namedStaff.map(({ email, password, state }) => ({
      email,
      password,
      role_ka: state.ka,
      role_en: state.en,
    })),
  )
  // Everybody shall be able to try each account.
  await saveSetting(tx, 'staff_second_factor', false)
}
