import { finalLimits } from '../students/mark-parts.ts'

interface BothTexts {
  readonly ka: string
  readonly en: string
}
interface Option extends BothTexts {
  readonly isRight?: true
}

export interface DemoQuestion extends BothTexts {
  readonly kind: 'single' | 'multiple' | 'text'
  readonly points: number
  readonly options: readonly Option[]
}

export interface DemoQuiz extends BothTexts {
  readonly minutes: number
  /** Days relative to today, and times at the university. */
  readonly opens: readonly [days: number, time: string]
  readonly closes: readonly [days: number, time: string]
  readonly questions: readonly DemoQuestion[]
}

const right = (ka: string, en: string): Option => ({ ka, en, isRight: true })
const wrong = (ka: string, en: string): Option => ({ ka, en })
const number = (value: number | string): Option => right(String(value), String(value))

const integrity: readonly DemoQuestion[] = [
  {
    kind: 'single',
    points: 2,
    ka: 'რამდენი ქულა უნდა დააგროვოთ, რომ დასკვნით გამოცდაზე დაგიშვან?',
    en: 'How many points must you collect to be admitted to the final exam?',
    options: [
      wrong('5', '5'),
      right(String(finalLimits.admittedFrom), String(finalLimits.admittedFrom)),
      wrong('41', '41'),
      wrong('51', '51'),
    ],
  },
  {
    kind: 'multiple',
    points: 3,
    ka: 'რომელია პლაგიატი? აირჩიეთ ყველა.',
    en: 'Which of these is plagiarism? Choose all.',
    options: [
      right(
        'სხვისი წინადადების ბრჭყალებისა და წყაროს გარეშე გამოყენება',
        "Using somebody else's sentence without quotation marks and source",
      ),
      wrong('ციტატა ბრჭყალებში, წყაროს მითითებით', 'A quotation in quotation marks with its source'),
      right('თარგმნილი აბზაცი წყაროს მითითების გარეშე', 'A translated paragraph without its source'),
      wrong('საყოველთაოდ ცნობილი თარიღი წყაროს გარეშე', 'A date that everybody knows, without a source'),
    ],
  },
  {
    kind: 'text',
    points: 2,
    ka: 'რამდენ საათს უდრის 5 ECTS კრედიტი, თუ ერთი კრედიტი 25 საათია? ჩაწერეთ რიცხვი.',
    en: 'How many hours are 5 ECTS credits, if one credit is 25 hours? Write the number.',
    options: [number(125)],
  },
]

const sources: readonly DemoQuestion[] = [
  {
    kind: 'single',
    points: 1,
    ka: 'რომელია პირველადი წყარო?',
    en: 'Which of these is a primary source?',
    options: [
      right('კვლევის ავტორთა მიერ გამოქვეყნებული მონაცემები', 'Data published by those who did the study'),
      wrong('სახელმძღვანელოს თავი ამ კვლევის შესახებ', 'A chapter of a textbook about the study'),
      wrong('საგაზეთო სტატია კვლევის შედეგებზე', 'A newspaper article about its results'),
    ],
  },
  {
    kind: 'multiple',
    points: 3,
    ka: 'რა უნდა იცოდეს მკითხველმა თქვენი ცხრილის შესახებ? აირჩიეთ ყველა.',
    en: 'What must a reader be told about your table? Choose all.',
    options: [
      right('საიდან არის მონაცემები', 'Where the data come from'),
      right('რა ერთეულებშია რიცხვები', 'In which units the numbers are'),
      wrong('რომელ პროგრამაში ააწყვეთ ცხრილი', 'In which program the table was made'),
      right('რა პერიოდს ეხება', 'Which period they cover'),
    ],
  },
  {
    kind: 'single',
    points: 1,
    ka: 'ორი წყარო ერთმანეთს ეწინააღმდეგება. რას იზამთ პირველად?',
    en: 'Two sources contradict each other. What do you do first?',
    options: [
      wrong('ავიღებ უფრო ახალს', 'Take the newer one'),
      right('ვნახავ, რას ეყრდნობა თითოეული', 'Look at what each of them rests on'),
      wrong('ორივეს გამოვტოვებ', 'Leave both out'),
      wrong('ავიღებ უფრო ხშირად ციტირებულს', 'Take the one that is cited more'),
    ],
  },
  {
    kind: 'text',
    points: 2,
    ka: 'გამოკითხულთა 240-დან 60-მა დადებითად უპასუხა. რამდენი პროცენტია ეს? ჩაწერეთ მხოლოდ რიცხვი.',
    en: 'Of 240 people asked, 60 said yes. What per cent is that? Write the number only.',
    options: [number(25), number('25%')],
  },
  {
    kind: 'single',
    points: 1,
    ka: 'რას ნიშნავს წყაროს შემდეგ „იქვე“?',
    en: 'What does “ibid.” after a quotation mean?',
    options: [
      right('იგივე წყარო, რომელიც წინა მითითებაში იყო', 'The same source as in the note before'),
      wrong('წყარო უცნობია', 'The source is not known'),
      wrong('წყარო ინტერნეტშია', 'The source is on the internet'),
    ],
  },
  {
    kind: 'text',
    points: 2,
    ka: 'ერთი წინადადებით დაწერეთ, რით განსხვავდება თქვენი დასკვნა წყაროს დასკვნისგან. პასუხს ლექტორი წაიკითხავს.',
    en: 'Say in one sentence how your conclusion differs from that of the source. The lecturer will read it.',
    options: [],
  },
]

const methods: readonly DemoQuestion[] = [
  {
    kind: 'single',
    points: 2,
    ka: 'როდის არის მეთოდი განმეორებადი?',
    en: 'When can a method be repeated?',
    options: [
      right(
        'როცა აღწერით სხვაც იმავე ნაბიჯებს გაივლის',
        'When somebody else can take the same steps from its description',
      ),
      wrong('როცა ავტორს კარგად ახსოვს', 'When its author remembers it well'),
      wrong('როცა შედეგი მოსალოდნელი იყო', 'When the result was expected'),
    ],
  },
  {
    kind: 'text',
    points: 3,
    ka: 'რამდენია 12-ის, 15-ისა და 18-ის საშუალო?',
    en: 'What is the mean of 12, 15 and 18?',
    options: [number(15)],
  },
]

/** The quizzes of a course: one closed, one open, one in the future. */
export const demoQuizzes: readonly DemoQuiz[] = [
  {
    ka: 'კურსის წესები და აკადემიური კეთილსინდისიერება',
    en: 'Course rules and academic integrity',
    minutes: 10,
    opens: [-21, '09:00'],
    closes: [-14, '23:00'],
    questions: integrity,
  },
  {
    ka: 'წყაროებთან მუშაობა',
    en: 'Working with sources',
    minutes: 15,
    opens: [-1, '09:00'],
    closes: [6, '23:00'],
    questions: sources,
  },
  {
    ka: 'მეთოდები',
    en: 'Methods',
    minutes: 10,
    opens: [9, '09:00'],
    closes: [16, '23:00'],
    questions: methods,
  },
]
