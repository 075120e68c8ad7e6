/** The terms of the contract with their numbers (spec 9.8). */
export const contractTerms = [
  {
    term: 'a year includes 60 credits',
    ka: '60 კრედიტს',
    en: 'it includes 60 credits',
  },
  {
    term: 'the first year is due before signing',
    ka: 'ხელშეკრულების ხელმოწერამდე გადაიხდება',
    en: 'first year is due before the contract is signed',
  },
  {
    term: 'USD 1,000 are credited',
    ka: 'საწყისი შენატანი: USD 1,000',
    en: 'initial instalment of USD 1,000 is credited',
  },
  { term: 'two instalments of 50%', ka: 'ორ, 50%-იან ნაწილად', en: 'two instalments of 50% each' },
  { term: 'by 15 July and 15 January', ka: '15 ივლისი და 15 იანვარი', en: '15 July and 15 January' },
  {
    term: '30% before the year',
    ka: 'დაწყებამდე შეწყვეტს, უნივერსიტეტი წლიური საფასურის არაუმეტეს 30%-ს',
    en: 'before the academic year starts, the University retains at most 30%',
  },
  { term: '50% within 4 weeks', ka: '4 კვირაში შეწყვეტს', en: 'within 4 weeks of the start' },
  { term: '50% within 4 weeks', ka: 'არაუმეტეს 50%-ს', en: 'retains at most 50%' },
  {
    term: '75% before the second semester',
    ka: 'მეორე სემესტრის დაწყებამდე შეწყვეტს, უნივერსიტეტი წლიური საფასურის არაუმეტეს 75%-ს',
    en: 'before the second semester, the University retains at most 75%',
  },
  {
    term: 'USD 300 on a visa refusal',
    ka: 'დაიტოვებს USD 300-ს',
    en: 'visa is refused and the Student has not registered, the University retains USD 300',
  },
  { term: 'insurance within one month', ka: 'ხელმოწერიდან 1 თვის ვადაში', en: 'Within 1 month of signing' },
  { term: 'insurance for a year', ka: 'სულ მცირე 1 წლის ვადით', en: 'for at least 1 year' },
  { term: 'data for 3 years', ka: 'მონაცემებს 3 წლის განმავლობაში', en: 'data for 3 years' },
  {
    term: 'health certificates for 1 month',
    ka: 'ჯანმრთელობის ცნობებს კი — 1 თვის განმავლობაში',
    en: 'health certificates for 1 month',
  },
  { term: '7 working days', ka: '7 სამუშაო დღეში', en: 'within 7 working days' },
] as const
