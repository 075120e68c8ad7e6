import type { Phrase } from '#rules/text/locale.ts'

/** What stands on a certificate, on the paper and on the page where it is checked. */
export const certificateWords = {
  status: { ka: 'ცნობა სტუდენტის სტატუსის შესახებ', en: 'Certificate of student status' },
  transcript: { ka: 'ნიშნების ფურცელი', en: 'Transcript of records' },
  student: { ka: 'სახელი და გვარი', en: 'Name' },
  personalCode: { ka: 'პირადი ნომერი', en: 'Personal number' },
  studentCode: { ka: 'სტუდენტის კოდი', en: 'Student code' },
  school: { ka: 'სკოლა', en: 'School' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  level: { ka: 'სწავლების საფეხური', en: 'Level of study' },
  level1: { ka: 'ბაკალავრიატი', en: "Bachelor's" },
  level2: { ka: 'მაგისტრატურა', en: "Master's" },
  level3: { ka: 'დოქტორანტურა', en: 'Doctoral' },
  level4: { ka: 'ერთსაფეხურიანი', en: 'One-cycle' },
  studySemester: { ka: 'სწავლის სემესტრი', en: 'Semester of study' },
  addressee: { ka: 'წარსადგენად', en: 'To be presented to' },
  subject: { ka: 'საგანი', en: 'Subject' },
  credits: { ka: 'კრედიტი', en: 'Credits' },
  score: { ka: 'ქულა', en: 'Score' },
  grade: { ka: 'შეფასება', en: 'Grade' },
  creditsDone: { ka: 'დაგროვებული კრედიტები', en: 'Credits earned' },
  creditsOf: { ka: '{done} / {all}', en: '{done} of {all}' },
  gpa: { ka: 'საშუალო შეწონილი ქულა (100-დან)', en: 'Average weighted by credits (out of 100)' },
} as const satisfies Record<string, Phrase>
