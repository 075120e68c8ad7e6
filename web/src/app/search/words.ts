import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  field: { ka: 'გვერდი, საგანი ან ლექტორი', en: 'Page, subject or lecturer' },
  hint: {
    ka: 'იძებნება გვერდები, თქვენი საგნები, საგნების კატალოგი და ლექტორები. სიტყვის დასაწყისიც საკმარისია, მაგალითად „მათემ“ ან „ვებ“.',
    en: 'Searches pages, your subjects, the subject catalogue and lecturers. The beginning of a word is enough, for example “math” or “web”.',
  },
  results: { ka: 'ძიების შედეგები', en: 'Search results' },
  pages: { ka: 'გვერდები', en: 'Pages' },
  own: { ka: 'ჩემი საგნები', en: 'My subjects' },
  catalogue: { ka: 'საგნების კატალოგი', en: 'Catalogue' },
  lecturers: { ka: 'ლექტორები', en: 'Lecturers' },
  course: { ka: 'კურსი', en: 'Course' },
  registration: { ka: 'რეგისტრაცია', en: 'Registration' },
  programme: { ka: 'ჩემი პროგრამა', en: 'My programme' },
  ects: { ka: '{ects} კრედიტი', en: '{ects} ECTS' },
  passed: { ka: 'ჩაბარებული', en: 'Passed' },
  notTaught: { ka: 'ამ სემესტრში არ იკითხება', en: 'Not taught this semester' },
  notInProgramme: { ka: 'თქვენს პროგრამაში არ არის', en: 'Not in your programme' },
  found: { ka: 'ნაპოვნია {count}', en: { one: '{count} result', other: '{count} results' } },
  shownOf: {
    ka: 'ნაჩვენებია {shown} / {found}. დანარჩენის სანახავად დააზუსტეთ ძიება.',
    en: '{shown} of {found} shown. Type more to narrow the search.',
  },
  searching: { ka: 'იძებნება…', en: 'Searching…' },
  nothingFound: {
    ka: '„{text}“ ვერ მოიძებნა. შეამოწმეთ მართლწერა ან აკრიფეთ მხოლოდ სიტყვის დასაწყისი.',
    en: 'Nothing was found for “{text}”. Check the spelling, or type only the beginning of a word.',
  },
  subjectsFailed: {
    ka: 'საგნებისა და ლექტორების ძიება ვერ მოხერხდა',
    en: 'Subjects and lecturers could not be searched',
  },
})
