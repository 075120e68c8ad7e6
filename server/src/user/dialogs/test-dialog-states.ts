import type { DialogKey } from '#rules/duties/registry.ts'
import type { DialogUniversity } from './test-dialog-university.ts'

/** One circumstance of a student. */
export type Circumstance = readonly [name: string, setUp: (studentID: number) => Promise<unknown>]

/** Of each dialog, the circumstances that decide whether it can be answered: a state has one of each list. */
export const listDialogStates = ({
  university,
  abroad,
}: DialogUniversity): Readonly<Record<DialogKey, readonly (readonly Circumstance[])[]>> => {
  const { put, change, today, semesterID } = university
  const names = { name_ka: 'ქართულად', name_en: 'English' }
  const is = (name: string, columns: Readonly<Record<string, unknown>>): Circumstance => [
    name,
    (studentID) => change('student', studentID, columns),
  ]
  const nothing = (name: string): Circumstance => [name, () => Promise.resolve()]
  const phones = [
    is('no phone', { phone: null }),
    is('a phone', { phone: '555123456' }),
    is('a phone as the office wrote it', { phone: '+995 555 12-34-56' }),
    is('a foreign phone', { phone: '+49 151 2345678' }),
  ]
  const fromAbroad = {
    programme_id: university.englishProgrammeID,
    is_international: true,
    international_agreed: true,
    intake_id: abroad.intakeID,
  }

  const isNamedBy = (name: string, status: 'approved' | 'in_progress'): Circumstance => [
    name,
    async (studentID) => {
      const club_id = await put('club', { closed_at: null })
      const texts = { ...names, description_ka: 'აღწერა', description_en: 'Description' }
      const student_id = await university.addStudent()
      const revision = await put('club_revision', { club_id, student_id, ...texts, status })
      if (status === 'approved') await change('club', club_id, { approved_revision_id: revision })
      await change('student', studentID, { self_government_id: club_id })
    },
  ]
  const missDocuments = (count: number, deadline: string | null): Circumstance => [
    `${count} documents until ${deadline}`,
    async (student_id) => {
      for (let nth = 0; nth < count; nth += 1)
        await put('missing_document', { student_id, ...names, deadline })
    },
  ]
  const missPart = (
    name: string,
    type: number,
    group: { capacity?: number; open?: boolean },
  ): Circumstance => [
    name,
    async (student_id) => {
      const subjectID = await university.addSubject()
      const lecture = await university.addGroup({ subjectID })
      await university.addGroup({ subjectID, part: 2, type, ...group })
      const row = { student_id, semester_id: semesterID, subject_id: subjectID }
      const registration_id = await put('registration', row)
      await put('registration_group', { registration_id, group_id: lecture, part: 1 })
    },
  ]
  const missParts = (type: number) => [
    [
      missPart('a group with places', type, {}),
      missPart('a full group', type, { capacity: 0 }),
      missPart('a closed group', type, { open: false }),
    ],
  ]
  const slotIn = (name: string, days: number, isFull = false): Circumstance => [
    name,
    async () => {
      const slot_id = await abroad.addSlot(days, '23:30', '23:59', 1)
      if (isFull) await put('visit', { slot_id, student_id: await abroad.addStudent() })
    },
  ]
  const signUntil = (name: string, days: number): Circumstance => [
    name,
    async (student_id) => {
      const intake_id = await put('intake', {
        academic_year: 3000 + student_id,
        season: 'autumn',
        ...names,
        starts_on: await today(-20),
        template_id: abroad.templateID,
      })
      await put('intake_deadline', { intake_id, kind: 'signing', ...names, day: await today(days) })
      await change('student', student_id, { ...fromAbroad, contract_approved: true, intake_id })
    },
  ]
  const inProgramme = (
    name: string,
    addChoices: (programme_id: number) => Promise<unknown>,
  ): Circumstance => [
    name,
    async (studentID) => {
      const programme_id = await university.addProgramme(name)
      await addChoices(programme_id)
      await change('student', studentID, { programme_id })
    },
  ]
  const offerConcentrations = (count: number) =>
    inProgramme(`${count} concentrations`, async (programme_id) => {
      for (let nth = 0; nth < count; nth += 1) await put('concentration', { programme_id, ...names })
    })
  const offerLaw = (count: number) =>
    inProgramme(`two of ${count} subjects of law`, async (programme_id) => {
      const law_choice_id = await put('law_choice', { programme_id, choose: 2, from_semester: 3 })
      for (let nth = 0; nth < count; nth += 1)
        await put('law_choice_subject', { law_choice_id, subject_id: await university.addSubject({}, null) })
    })
  const teachEnglish = (
    name: string,
    more: (subject_id: number, student_id: number) => Promise<unknown>,
    module?: null,
  ): Circumstance => [
    name,
    async (student_id) => {
      await change('student', student_id, { must_choose_english: true })
      const subject_id = await university.addSubject({}, module)
      await put('english_level', { subject_id, level: 1 })
      await more(subject_id, student_id)
    },
  ]
  const addGroup = (subjectID: number) => university.addGroup({ subjectID })
  const offerVaccine = (name: string, columns: object | null): Circumstance => [
    name,
    async (student_id) => {
      await change('student', student_id, { must_upload_vaccine: true })
      const answer = { text_ka: 'პასუხი', text_en: 'Answer', needs_document: false, position: 1 }
      if (columns) await put('vaccine_answer', { ...answer, ...columns })
    },
  ]
  const askLocation = (name: string, days: number | null): Circumstance => [
    name,
    async () => {
      const deadline = days === null ? null : await today(days)
      await put('location_campaign', { semester_id: semesterID, deadline })
    },
  ]
  const askSurvey = (name: string, questions: readonly object[]) =>
    [true, false].map((is_locked): Circumstance => [
      `${is_locked ? 'a locked' : 'an open'} survey ${name}`,
      async () => {
        const dates = { starts_on: await today(-2), ends_on: await today(5) }
        const survey = { type: 'program', ...names, semester_id: semesterID, is_locked, ...dates }
        const survey_id = await put('survey', survey)
        const text = { text_ka: 'კითხვა', text_en: 'Question' }
        for (const [position, columns] of questions.entries()) {
          const question_id = await put('survey_question', {
            survey_id,
            position,
            ...text,
            type: 'choice',
            ...columns,
          })
          if (!('type' in columns)) await put('survey_answer', { question_id, position: 1, ...text })
        }
      },
    ])
  const sendMessage = (name: string, is_contract: boolean): Circumstance => [
    name,
    async (student_id) => {
      const text = { title_ka: 'სიახლე', title_en: 'News', text_ka: 'ტექსტი', text_en: 'Text' }
      await put('popup_recipient', {
        student_id,
        message_id: await put('popup_message', { ...text, is_contract }),
      })
    },
  ]
  const answered = (name: string, columns: object | null): Circumstance => [
    name,
    async (student_id) => columns && put('graduation_answer', { student_id, ...columns }),
  ]
  const semesters = [1, 3, 8].map((study_semester) => is(`semester ${study_semester}`, { study_semester }))

  return {
    documents: [[missDocuments(1, null), missDocuments(3, '2030-01-01'), missDocuments(2, '2020-01-01')]],
    practise: missParts(7),
    seminar: missParts(2),
    choose_times: [
      [
        signUntil('to sign within weeks', 20),
        signUntil('to sign today', 0),
        signUntil('too late to sign', -1),
      ],
      [
        nothing('no time'),
        slotIn('a free time', 2),
        slotIn('a time that is taken', 2, true),
        slotIn('a time that is past', -1),
        slotIn('a time after the last day', 30),
      ],
    ],
    contract: [
      [
        is('with a fee', { ...fromAbroad, contract_approved: false }),
        is('without a fee', {
          ...fromAbroad,
          contract_approved: false,
          programme_id: university.programmeID,
        }),
        is('without an intake', { ...fromAbroad, contract_approved: false, intake_id: null }),
      ],
      phones,
    ],
    international_agreement: [[is('from abroad', { ...fromAbroad, international_agreed: false })]],
    concentration: [[0, 1, 3].map(offerConcentrations), semesters],
    law_subjects: [[0, 1, 2, 3].map(offerLaw), semesters],
    english_level: [
      [
        teachEnglish('a level without a group', () => Promise.resolve()),
        teachEnglish('a level with a group', addGroup),
        teachEnglish('a level with a full group', (subjectID) =>
          university.addGroup({ subjectID, capacity: 0 }),
        ),
        teachEnglish('a level with a closed group', (subjectID) =>
          university.addGroup({ subjectID, open: false }),
        ),
        teachEnglish('a level of no module', addGroup, null),
        teachEnglish('a level that is passed', async (subject_id, student_id) => {
          await addGroup(subject_id)
          const mark = { credits: 5, score: 60, status_id: 1, semester_id: semesterID }
          await put('mark', { student_id, subject_id, ...mark })
        }),
        teachEnglish('a level with a seat', async (subject_id, student_id) => {
          const group_id = await addGroup(subject_id)
          const registration_id = await put('registration', {
            student_id,
            semester_id: semesterID,
            subject_id,
          })
          await put('registration_group', { registration_id, group_id, part: 1 })
        }),
      ],
      semesters,
    ],
    vaccine: [
      [
        offerVaccine('no answer', null),
        offerVaccine('an answer', {}),
        offerVaccine('an answer with a document', { needs_document: true }),
        offerVaccine('an answer that is offered no more', { is_offered: false }),
      ],
    ],
    bank_account: [[is('a scholarship', { has_scholarship: true })], phones],
    student_location: [
      [askLocation('without a deadline', null), askLocation('until today', 0), askLocation('over', -1)],
    ],
    informatics: [
      [
        is('no address', { informatics_due: true }),
        is('an address', { informatics_due: true, address_ka: 'თბილისი' }),
      ],
      phones,
    ],
    self_government: [
      [isNamedBy('a club', 'approved'), isNamedBy('a club that is not approved yet', 'in_progress')],
    ],
    graduation_attendance: [
      [is('attendance is asked', { graduation_attendance_open: true })],
      [
        nothing('never answered'),
        answered('not decided long ago', { attendance: 'notDecided', attendance_at: '2020-01-01' }),
        answered('decided', { attendance: 'yes', attendance_at: '2020-01-01' }),
      ],
    ],
    graduation_gown: [
      [is('graduating', { has_graduation: true })],
      [
        nothing('attendance never answered'),
        answered('attends', { attendance: 'yes', attendance_at: '2020-01-01' }),
        answered('does not attend', { attendance: 'no', attendance_at: '2020-01-01' }),
      ],
    ],
    survey: [
      [
        ...askSurvey('of required questions', [{}, { type: 'open' }]),
        ...askSurvey('of a question that need not be answered', [{ is_required: false }]),
        ...askSurvey('about subjects that the student does not take', [{ question_for: 'subject' }]),
        ...askSurvey('with a hidden question', [{}, { is_visible: false }]),
        ...askSurvey('without questions', []),
      ],
    ],
    popup: [[sendMessage('a message', false), sendMessage('a foreign contract', true)]],
  }
}
