import { addDays } from '#rules/time/clock.ts'

export interface Holiday {
  readonly day: string
  readonly ka: string
  readonly en: string
}

/** The days off of the Labour Code of Georgia that have a fixed date. */
const fixed: readonly (readonly [string, string, string])[] = [
  ['01-01', 'ახალი წელი', "New Year's Day"],
  ['01-02', 'ახალი წელი (ბედობა)', 'Second day of New Year (Bedoba)'],
  ['01-07', 'ქრისტეშობა', 'Orthodox Christmas'],
  ['01-19', 'ნათლისღება', 'Epiphany'],
  ['03-03', 'დედის დღე', "Mother's Day"],
  ['03-08', 'ქალთა საერთაშორისო დღე', "International Women's Day"],
  ['04-09', 'ეროვნული ერთიანობის დღე', 'Day of National Unity'],
  ['05-09', 'ფაშიზმზე გამარჯვების დღე', 'Day of Victory over Fascism'],
  ['05-12', 'წმინდა ანდრია პირველწოდებულის ხსენების დღე', 'Saint Andrew the First-Called Day'],
  [
    '05-17',
    'ოჯახის სიწმინდისა და მშობლების პატივისცემის დღე',
    'Day of Family Purity and Respect for Parents',
  ],
  ['05-26', 'საქართველოს დამოუკიდებლობის დღე', 'Independence Day of Georgia'],
  ['08-28', 'მარიამობა', 'Dormition of the Mother of God (Mariamoba)'],
  ['10-14', 'მცხეთობა-სვეტიცხოვლობა', 'Mtskhetoba-Svetitskhovloba'],
  ['11-23', 'გიორგობა', "Saint George's Day (Giorgoba)"],
]

const movable: readonly (readonly [number, string, string])[] = [
  [-2, 'დიდი პარასკევი', 'Good Friday'],
  [-1, 'დიდი შაბათი', 'Holy Saturday'],
  [0, 'აღდგომა', 'Easter'],
  [1, 'მიცვალებულთა მოხსენიების დღე', 'Day of Commemoration of the Departed'],
]

// Meeus: the date in the Julian calendar, 13 days behind ours in this century.
const findEaster = (year: number): string => {
  const golden = (19 * (year % 19) + 15) % 30
  const day = golden + ((2 * (year % 4) + 4 * (year % 7) - golden + 34) % 7) + 114
  const month = String(Math.floor(day / 31)).padStart(2, '0')
  return addDays(`${year}-${month}-${String((day % 31) + 1).padStart(2, '0')}`, 13)
}

/** The public holidays of Georgia in a year, in order; two on one day are one row. */
export const listHolidays = (year: number): Holiday[] => {
  const easter = findEaster(year)
  const all = [
    ...fixed.map(([date, ka, en]) => ({ day: `${year}-${date}`, ka, en })),
    ...movable.map(([days, ka, en]) => ({ day: addDays(easter, days), ka, en })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const merged = new Map<string, Holiday>()
  for (const { day, ka, en } of all) {
    const there = merged.get(day)
    merged.set(day, there ? { day, ka: `${there.ka}, ${ka}`, en: `${there.en}, ${en}` } : { day, ka, en })
  }
  return [...merged.values()]
}
