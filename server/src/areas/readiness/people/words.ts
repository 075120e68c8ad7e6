import type { CheckWords } from '../check.ts'

export const peopleWords: Readonly<Record<string, CheckWords>> = {
  'no-student': {
    title: { ka: 'სტუდენტი არ არის', en: 'No students' },
    mend: {
      ka: 'დაამატეთ სტუდენტები ფაილიდან students.csv: npm run import.',
      en: 'Add the students from students.csv: npm run import.',
    },
  },
  'student-without-email': {
    title: {
      ka: 'სტუდენტს ელფოსტა არ აქვს ან მისამართი არასწორია',
      en: 'A student has no e-mail address, or a wrong one',
    },
    mend: {
      ka: 'შეასწორეთ university_email (students.csv): ამის გარეშე სტუდენტი პაროლს ვერ დააყენებს.',
      en: 'Correct university_email (students.csv): without it the student cannot set a password.',
    },
  },
  'student-email-twice': {
    title: {
      ka: 'რამდენიმე სტუდენტს ერთი ელფოსტა აქვს',
      en: 'Several students have the same e-mail address',
    },
    mend: {
      ka: 'თითოეულს მიეცით საკუთარი university_email (students.csv).',
      en: 'Give each their own university_email (students.csv).',
    },
  },
  'student-without-name': {
    title: {
      ka: 'სტუდენტის სახელი ერთ-ერთ დამწერლობაში აკლია',
      en: 'A student’s name is missing in a script',
    },
    mend: {
      ka: 'შეავსეთ სახელი და გვარი ქართულად და ინგლისურად (students.csv).',
      en: 'Fill in first and last name in Georgian and English (students.csv).',
    },
  },
  'student-english-name-in-georgian': {
    title: {
      ka: 'სტუდენტის ინგლისური სახელი ქართული ასოებით წერია',
      en: 'A student’s English name is in Georgian letters',
    },
    mend: {
      ka: 'შეასწორეთ first_name_en და last_name_en (students.csv): ეს სახელი ცნობებში იწერება.',
      en: 'Correct first_name_en and last_name_en (students.csv): certificates have this name.',
    },
  },
  'student-never-invited': {
    title: {
      ka: 'სტუდენტს პაროლი არ აქვს და მოწვევაც არ მიუღია',
      en: 'A student has no password and was never invited',
    },
    mend: { ka: 'გააგზავნეთ მოწვევები: npm run student.', en: 'Send the invitations: npm run student.' },
  },
  'student-past-programme': {
    title: {
      ka: 'სტუდენტის სემესტრი პროგრამის ხანგრძლივობას აღემატება',
      en: 'A student is beyond the last semester of the programme',
    },
    mend: {
      ka: 'შეამოწმეთ student.study_semester ან სტატუსი.',
      en: 'Check student.study_semester, or the status.',
    },
  },
  'student-concentration-elsewhere': {
    title: {
      ka: 'სტუდენტის კონცენტრაცია სხვა პროგრამისაა',
      en: 'A student’s concentration belongs to another programme',
    },
    mend: { ka: 'შეასწორეთ student.concentration_id.', en: 'Correct student.concentration_id.' },
  },
  'student-contract-without-intake': {
    title: {
      ka: 'სტუდენტს ხელშეკრულება აქვს დასადებელი, მიღება კი მითითებული არ არის',
      en: 'A student has a contract to accept, but no intake',
    },
    mend: {
      ka: 'მიუთითეთ student.intake_id: ხელშეკრულების პირობები მიღებისაა.',
      en: 'Set student.intake_id: the terms of the contract are those of the intake.',
    },
  },
  'no-window': {
    title: { ka: 'რეგისტრაციის ვადები არ არის', en: 'No registration windows' },
    mend: {
      ka: 'დაამატეთ სემესტრის ვადები თითოეული ეტაპისთვის (ცხრილი registration_window).',
      en: 'Add the windows of the semester for each step (table registration_window).',
    },
  },
  'windows-over': {
    title: { ka: 'რეგისტრაციის ყველა ვადა გასულია', en: 'All registration windows are over' },
    mend: {
      ka: 'დაამატეთ შემდეგი ვადები (ცხრილი registration_window).',
      en: 'Add the next ones (table registration_window).',
    },
  },
  'students-without-window': {
    title: { ka: 'სტუდენტებს რეგისტრაციის ვადა არ აქვთ', en: 'Students have no registration window' },
    mend: {
      ka: 'დაამატეთ ვადა პროგრამისა და სემესტრისთვის (ცხრილი registration_window). ბოლოს სტუდენტების რაოდენობაა.',
      en: 'Add a window for the programme and the semester of study (table registration_window). The last number is that of the students.',
    },
  },
  'window-for-nobody': {
    title: { ka: 'ვადა არცერთ სტუდენტს არ ეხება', en: 'A window is for nobody' },
    mend: {
      ka: 'შეამოწმეთ registration_window.programme_id და study_semester.',
      en: 'Check registration_window.programme_id and study_semester.',
    },
  },
  'windows-overlap': {
    title: { ka: 'ერთი ეტაპის ვადები იკვეთება', en: 'Windows of one step overlap' },
    mend: {
      ka: 'დატოვეთ ერთი ვადა ან შეცვალეთ starts_at და ends_at.',
      en: 'Keep one window, or change starts_at and ends_at.',
    },
  },
  'window-after-semester': {
    title: { ka: 'ვადა სემესტრის შემდეგ იწყება', en: 'A window opens after the semester' },
    mend: { ka: 'შეასწორეთ registration_window.starts_at.', en: 'Correct registration_window.starts_at.' },
  },
  'step-without-guide': {
    title: { ka: 'ეტაპს განმარტება აკლია', en: 'A step has no guide' },
    mend: {
      ka: 'შეავსეთ registration_step.guide_ka და guide_en.',
      en: 'Fill in registration_step.guide_ka and guide_en.',
    },
  },
  'module-in-no-step': {
    title: { ka: 'მოდული არცერთ ეტაპზე არ არის ღია', en: 'A module is open in no step' },
    mend: {
      ka: 'დაამატეთ მოდულის ტიპი ეტაპს (registration_step.module_kinds) ან ეტაპს ვადა.',
      en: 'Add the kind of the module to a step (registration_step.module_kinds), or a window to the step.',
    },
  },
  'credit-limits-contradict': {
    title: {
      ka: 'კრედიტების ზღვრები ერთმანეთს ეწინააღმდეგება',
      en: 'The credit limits contradict each other',
    },
    mend: {
      ka: 'შეასწორეთ პარამეტრი credit_limits (ცხრილი setting).',
      en: 'Correct the setting credit_limits (table setting).',
    },
  },
}
