import type { CheckWords } from '../check.ts'

export const peopleWords: Readonly<Record<string, CheckWords>> = {
  'no-student': {
    title: { ka: 'სტუდენტები დამატებული არ არის', en: 'No students' },
    fix: {
      ka: 'დაამატეთ სტუდენტები: npm run import (students.csv).',
      en: 'Add the students: npm run import (students.csv).',
    },
  },
  'student-without-email': {
    title: {
      ka: 'სტუდენტს ელფოსტა არ აქვს ან მისამართი არასწორია',
      en: 'A student has no e-mail address, or a wrong one',
    },
    fix: {
      ka: 'შეასწორეთ university_email (students.csv): ამის გარეშე სტუდენტი პაროლს ვერ დააყენებს.',
      en: 'Correct university_email (students.csv): without it the student cannot set a password.',
    },
  },
  'student-email-twice': {
    title: {
      ka: 'რამდენიმე სტუდენტს ერთი ელფოსტა აქვს',
      en: 'Several students have the same e-mail address',
    },
    fix: {
      ka: 'თითოეულს საკუთარი university_email მიუთითეთ (students.csv).',
      en: 'Give each their own university_email (students.csv).',
    },
  },
  'student-personal-number-twice': {
    title: {
      ka: 'რამდენიმე სტუდენტს ერთი პირადი ნომერი აქვს',
      en: 'Several students have the same personal number',
    },
    fix: {
      ka: 'შეასწორეთ personal_number (students.csv). თუ ეს ერთი ადამიანია ორ პროგრამაზე, ასეც უნდა იყოს.',
      en: 'Correct personal_number (students.csv). One person in two programmes is right as it is.',
    },
  },
  'student-without-name': {
    title: {
      ka: 'სტუდენტის სახელი ერთ-ერთ ენაზე აკლია',
      en: 'A student’s name is missing in a script',
    },
    fix: {
      ka: 'შეავსეთ სახელი და გვარი ქართულად და ინგლისურად (students.csv).',
      en: 'Fill in first and last name in Georgian and English (students.csv).',
    },
  },
  'student-name-not-drawable': {
    title: {
      ka: 'სტუდენტის სახელში არის ასო, რომელიც დოკუმენტზე ვერ დაიბეჭდება',
      en: 'A student’s name has a letter that cannot be printed on documents',
    },
    fix: {
      ka: 'ჩაწერეთ სახელი ქართული ან ლათინური ასოებით (students.csv): მანამდე ცნობა არ გაიცემა. ასო სტრიქონის ბოლოშია.',
      en: 'Write the name in Georgian or Latin letters (students.csv): until then no certificate is issued. Each row ends with the letter.',
    },
  },
  'student-enrolment-missing': {
    title: {
      ka: 'ცნობისთვის სტუდენტის მონაცემები აკლია',
      en: 'A student’s enrolment data for certificates are incomplete',
    },
    fix: {
      ka: 'შეავსეთ enrolled_on, expected_end_on და study_form (students.csv): ცარიელი მონაცემი ცნობაში არ იწერება.',
      en: 'Fill in enrolled_on, expected_end_on and study_form (students.csv): a certificate leaves out what is empty.',
    },
  },
  'student-english-name-in-georgian': {
    title: {
      ka: 'სტუდენტის ინგლისური სახელი ქართული ასოებით წერია',
      en: 'A student’s English name is in Georgian letters',
    },
    fix: {
      ka: 'შეასწორეთ first_name_en და last_name_en (students.csv): ეს სახელი ცნობებში იწერება.',
      en: 'Correct first_name_en and last_name_en (students.csv): certificates have this name.',
    },
  },
  'student-never-invited': {
    title: {
      ka: 'სტუდენტს პაროლი არ აქვს და მოწვევაც არ მიუღია',
      en: 'A student has no password and was never invited',
    },
    fix: {
      ka: 'გააგზავნეთ მოწვევები: npm run student -- invite.',
      en: 'Send the invitations: npm run student -- invite.',
    },
    isForServer: true,
  },
  'student-past-programme': {
    title: {
      ka: 'სტუდენტის სემესტრი პროგრამის ხანგრძლივობას აღემატება',
      en: 'A student is beyond the last semester of the programme',
    },
    fix: {
      ka: 'შეამოწმეთ study_semester ან status (students.csv).',
      en: 'Check study_semester or status (students.csv).',
    },
  },
  'student-concentration-elsewhere': {
    title: {
      ka: 'სტუდენტის კონცენტრაცია სხვა პროგრამისაა',
      en: 'A student’s concentration belongs to another programme',
    },
    fix: { ka: 'შეასწორეთ concentration (students.csv).', en: 'Correct concentration (students.csv).' },
  },
  'student-contract-without-intake': {
    title: {
      ka: 'სტუდენტს დასადასტურებელი ხელშეკრულება აქვს, მიღება კი მითითებული არ არის',
      en: 'A student has a contract to accept, but no intake',
    },
    fix: {
      ka: 'მიუთითეთ intake (students.csv): ხელშეკრულების პირობებს მიღება განსაზღვრავს.',
      en: 'Write the intake (students.csv): the terms of the contract are those of the intake.',
    },
  },
  'no-window': {
    title: { ka: 'რეგისტრაციის ვადები მითითებული არ არის', en: 'No registration windows' },
    fix: {
      ka: 'დაამატეთ სემესტრის ვადები თითოეული ეტაპისთვის (registration_windows.csv).',
      en: 'Add the windows of the semester for each step (registration_windows.csv).',
    },
  },
  'no-step-for-subjects': {
    title: {
      ka: 'არცერთ ვადაში საგნის არჩევა არ შეიძლება',
      en: 'Subjects can be chosen in no window',
    },
    fix: {
      ka: 'მიუთითეთ ეტაპს module_kinds (registration_steps.csv) და დაამატეთ მისი ვადა (registration_windows.csv).',
      en: 'Give a step its module_kinds (registration_steps.csv), and add its window (registration_windows.csv).',
    },
  },
  'windows-over': {
    title: { ka: 'რეგისტრაციის ყველა ვადა გასულია', en: 'All registration windows are over' },
    fix: {
      ka: 'დაამატეთ შემდეგი ვადები (registration_windows.csv).',
      en: 'Add the next ones (registration_windows.csv).',
    },
  },
  'students-without-window': {
    title: { ka: 'სტუდენტებს რეგისტრაციის ვადა არ აქვთ', en: 'Students have no registration window' },
    fix: {
      ka: 'დაამატეთ ვადა პროგრამისა და სემესტრისთვის (registration_windows.csv). სტრიქონის ბოლოს სტუდენტების რაოდენობაა.',
      en: 'Add a window for the programme and the semester of study (registration_windows.csv). The last number is that of the students.',
    },
  },
  'window-for-nobody': {
    title: { ka: 'ვადა არცერთ სტუდენტს არ ეხება', en: 'A window is for nobody' },
    fix: {
      ka: 'შეამოწმეთ programme და study_semester (registration_windows.csv).',
      en: 'Check programme and study_semester (registration_windows.csv).',
    },
  },
  'windows-overlap': {
    title: { ka: 'ერთი ეტაპის ვადები იკვეთება', en: 'Windows of one step overlap' },
    fix: {
      ka: 'დატოვეთ ერთი ვადა ან შეცვალეთ starts_at და ends_at (registration_windows.csv).',
      en: 'Keep one window, or change starts_at and ends_at (registration_windows.csv).',
    },
  },
  'windows-out-of-order': {
    title: { ka: 'ეტაპი წინა ეტაპზე ადრე იხსნება', en: 'A step opens before the one in front of it' },
    fix: {
      ka: 'შეასწორეთ starts_at (registration_windows.csv): ეტაპები რიგის მიხედვით იხსნება.',
      en: 'Correct starts_at (registration_windows.csv): steps open in their order.',
    },
  },
  'window-after-semester': {
    title: { ka: 'ვადა სემესტრის შემდეგ იწყება', en: 'A window opens after the semester' },
    fix: {
      ka: 'შეასწორეთ starts_at (registration_windows.csv).',
      en: 'Correct starts_at (registration_windows.csv).',
    },
  },
  'step-without-guide': {
    title: { ka: 'ეტაპს განმარტება აკლია', en: 'A step has no guide' },
    fix: {
      ka: 'შეავსეთ guide_ka და guide_en (registration_steps.csv).',
      en: 'Fill in guide_ka and guide_en (registration_steps.csv).',
    },
  },
  'module-in-no-step': {
    title: { ka: 'მოდული არცერთ ეტაპზე არ არის ღია', en: 'A module is open in no step' },
    fix: {
      ka: 'ეტაპს დაამატეთ მოდულის ტიპი (registration_steps.csv: module_kinds) ან ვადა.',
      en: 'Add the kind of the module to a step (registration_steps.csv: module_kinds), or a window to the step.',
    },
  },
  'credit-limits-contradict': {
    title: {
      ka: 'კრედიტების ზღვრები ერთმანეთს ეწინააღმდეგება',
      en: 'The credit limits contradict each other',
    },
    fix: {
      ka: 'შეასწორეთ პარამეტრი: npm run setting -- set credit_limits.',
      en: 'Correct the setting: npm run setting -- set credit_limits.',
    },
    isForServer: true,
  },
}
