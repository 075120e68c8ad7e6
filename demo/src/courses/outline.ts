import type { Subject } from '../catalogue/catalogue.ts'
import type { Form } from '../catalogue/field.ts'

interface BothTexts {
  readonly ka: string
  readonly en: string
}

const aims: readonly ((subject: BothTexts) => BothTexts)[] = [
  ({ ka, en }) => ({
    ka: `„${ka}“ საგნის ძირითად ცნებებსა და მეთოდებს აცნობს სტუდენტს და ასწავლის მათ გამოყენებას კონკრეტულ ამოცანებში. თეორია ყოველთვის მაგალითს ეყრდნობა, ყოველი თემა კი მოკლე დავალებით სრულდება.`,
    en: `“${en}” introduces the main concepts and methods of the subject and trains their use on concrete problems. Theory always rests on an example, and each topic ends with a short assignment.`,
  }),
  ({ ka, en }) => ({
    ka: `კურსი „${ka}“ ნაბიჯ-ნაბიჯ მიჰყვება საგნის მთავარ საკითხებს: საიდან მოდის კითხვა, როგორ პასუხობენ მას დღეს და რა რჩება გადაუწყვეტელი. სტუდენტი სწავლობს წყაროების კრიტიკულად კითხვასა და საკუთარი მოსაზრების დასაბუთებას.`,
    en: `The course “${en}” follows the main questions of the subject step by step: where a question comes from, how it is answered today, and what is still open. Students learn to read sources critically and to give reasons for what they think.`,
  }),
  ({ ka, en }) => ({
    ka: `კურსში „${ka}“ ცოდნა პრაქტიკაში მოწმდება. კვირის თემას ლექცია ხსნის, ჯგუფური მეცადინეობა ამუშავებს, სემესტრის ბოლოს კი სტუდენტი დამოუკიდებელ ნაშრომს წარადგენს და იცავს.`,
    en: `In “${en}” knowledge is put to the test in practice. A lecture opens the topic of the week, the group works on it, and at the end of the semester students present and defend a piece of work of their own.`,
  }),
]

const sentenceForms: Readonly<Partial<Record<Form, BothTexts>>> = {
  ll: { ka: 'ლაბორატორიული მეცადინეობა სავალდებულოა.', en: 'The laboratory classes are compulsory.' },
  f: { ka: 'საველე მეცადინეობა შაბათობით ტარდება.', en: 'Field practice takes place on Saturdays.' },
  d: { ka: 'კურსი დისტანციურად ისწავლება.', en: 'The course is taught at a distance.' },
  r: {
    ka: 'კლინიკური როტაციის დროს დასწრება ყოველდღე აღირიცხება.',
    en: 'During the clinical rotation attendance is kept every day.',
  },
}

/** The description of a subject. */
export const makeDescription = (subject: Subject): BothTexts => {
  const aim = aims[subject.id % aims.length]!(subject)
  const form = sentenceForms[subject.form]
  return form === undefined ? aim : { ka: `${aim.ka} ${form.ka}`, en: `${aim.en} ${form.en}` }
}

/** The weeks of teaching, in order. */
export const weekTopics: readonly BothTexts[] = [
  { ka: 'შესავალი: კურსის მიზანი, წყაროები და შეფასება', en: 'Introduction: aims, sources and assessment' },
  { ka: 'ძირითადი ცნებები', en: 'Key concepts' },
  { ka: 'საგნის ისტორია და განვითარება', en: 'How the subject came about' },
  { ka: 'მეთოდები და ინსტრუმენტები', en: 'Methods and tools' },
  { ka: 'მაგალითების განხილვა', en: 'Worked examples' },
  { ka: 'წყაროებთან მუშაობა', en: 'Working with sources' },
  { ka: 'მონაცემები და მათი წაკითხვა', en: 'Data, and how to read them' },
  { ka: 'გავლილის შეჯამება', en: 'Review of the first half' },
  { ka: 'შუალედური გამოცდა', en: 'Midterm exam' },
  { ka: 'თანამედროვე მიდგომები', en: 'Current approaches' },
  { ka: 'შემთხვევის ანალიზი', en: 'Case study' },
  { ka: 'ჯგუფური პროექტი: იდეა და გეგმა', en: 'Group project: idea and plan' },
  { ka: 'ჯგუფური პროექტი: შესრულება', en: 'Group project: carrying it out' },
  { ka: 'პრეზენტაციები', en: 'Presentations' },
  { ka: 'შეჯამება და მომზადება დასკვნითი გამოცდისთვის', en: 'Review and preparation for the final exam' },
]

/** The materials of every course: week, title and questions. */
export const materials = [
  {
    week: 1,
    ka: 'ლექცია 1: შესავალი',
    en: 'Lecture 1: introduction',
    lines: [
      'რას სწავლობს ეს საგანი და რას არა?',
      'რომელ საგნებს ეყრდნობა და სად გამოგადგებათ?',
      'როგორ გროვდება ქულები და როდის არის გამოცდები?',
      '# Questions for the seminar',
      'What does this subject study, and what does it leave to others?',
      'Which subjects does it build on, and where will you need it?',
    ],
  },
  {
    week: 4,
    ka: 'ლექცია 4: მეთოდები',
    en: 'Lecture 4: methods',
    lines: [
      'აირჩიეთ ერთი მეთოდი და აღწერეთ მისი ნაბიჯები ერთ გვერდზე.',
      'რა შემთხვევაში იძლევა ეს მეთოდი მცდარ შედეგს?',
      '# Questions for the seminar',
      'Choose one method and describe its steps on one page.',
      'When does the method lead to a wrong result?',
    ],
  },
  {
    week: 7,
    ka: 'სავარჯიშოები შუალედური გამოცდისთვის',
    en: 'Exercises for the midterm exam',
    lines: [
      'შეასრულეთ ხუთივე სავარჯიშო წიგნის გარეშე, შემდეგ შეამოწმეთ საკუთარი თავი.',
      'ბოლო სავარჯიშო ჯგუფურად განიხილეთ.',
      '# In English',
      'Do all five exercises without the book, then check yourself.',
      'Discuss the last one in your group.',
    ],
  },
] as const
