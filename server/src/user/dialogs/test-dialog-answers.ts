import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import type { documents } from '#contract/account/documents.ts'
import type { User } from '#contract/account/session.ts'
import type { registration } from '#contract/registration/registration.ts'
import type { program } from '#contract/studies/program.ts'
import type { surveys } from '#contract/studies/surveys.ts'
import type { DialogKey } from '#rules/duties/registry.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { password, type DialogUniversity } from './test-dialog-university.ts'

type Reply<Endpoint extends { readonly reply: z.core.$ZodType }> = z.output<Endpoint['reply']>

type Answer = (student: TestStudent, user: User) => Promise<unknown>

const agreementPath = (name: string): string => `/api/international-agreements/${name}`

/** Answers a dialog as the browser does: with what the dialog itself reads. */
export const listDialogAnswers = ({
  read,
  post,
  upload,
  readCode,
}: DialogUniversity): Readonly<Record<Exclude<DialogKey, 'practise' | 'seminar'>, Answer>> => ({
  documents: async (student, { missedDocuments }) => {
    for (const { documentID } of missedDocuments)
      await upload(student, '/api/missed-documents', 'documentID', documentID)
  },
  choose_times: async (student) => {
    const { branches } = await read<Reply<typeof agreements.internationalData>>(
      student,
      agreementPath('getInternationalData'),
    )
    for (const { branchID } of branches) {
      const { dates } = await post<Reply<typeof agreements.availableTimes>>(
        student,
        agreementPath('getAvailableDatesAndTimes'),
        { branch: branchID },
      )
      const [first] = dates
      if (first === undefined) continue
      await post(student, agreementPath('saveChosenDateAndTime'), {
        selectedDate: first.date,
        selectedTime: first.times[0]!.start,
        selectedBranch: branchID,
      })
      return
    }
  },
  contract: async (student) => {
    const { id, text_hash, contract_approved } = await read<Reply<typeof agreements.internationalData>>(
      student,
      agreementPath('getInternationalData'),
    )
    if (contract_approved) return post(student, agreementPath('closeInstructions'))
    await post(student, agreementPath('approveContract'), { id, text_hash })
    return post(student, agreementPath('approveContract'), { id, text_hash, code: await readCode() })
  },
  international_agreement: (student) =>
    post(student, agreementPath('saveInternationalAgreement'), {
      personalData: true,
      mediaMaterials: false,
    }),
  concentration: async (student, { programID }) => {
    const { concentrations } = await read<Reply<typeof program.generalInfo>>(
      student,
      `/api/programs/${programID}/general-info`,
    )
    await post(student, '/api/choose-concentration', { concentration_id: concentrations[0]!.concentrationID })
  },
  law_subjects: async (student) => {
    const { subjects, choose } = await read<Reply<typeof program.lawSubjects>>(student, '/api/subjects')
    await post(student, '/api/subjects', {
      subjects: subjects.slice(0, choose).map(({ subjectID }) => subjectID),
    })
  },
  english_level: async (student) => {
    const { subjects, canChooseSubjects } = await read<Reply<typeof registration.englishLevelSubject>>(
      student,
      '/api/registration/englishLevelSubject',
    )
    const [level] = [...subjects, ...canChooseSubjects]
    await post(student, '/api/registration/english-level', { newSubjectID: level!.subjectID })
  },
  vaccine: async (student) => {
    const { answers } = await read<Reply<typeof documents.vaccineAnswers>>(
      student,
      '/api/upload-vaccine-docs',
    )
    const { answerID, needs_doc } = answers[0]!
    await upload(student, '/api/upload-vaccine-docs', 'answer_id', answerID, needs_doc)
  },
  bank_account: async (student) => {
    const bankAccount = 'GE29NB0000000101904917'
    await post(student, '/api/financial-info/saveBankAccount', { bankAccount, password })
    await post(student, '/api/financial-info/saveBankAccount', { bankAccount, code: await readCode() })
  },
  student_location: (student) => post(student, '/api/student-location', { is_in_georgia: true }),
  informatics: async (student) => {
    const { phone } = await read<{ phone: string | null }>(student, '/api/profile/contact-information')
    await post(student, '/api/financial-info/saveInformaticsInfo', {
      phoneNumber: phone ?? '555123456',
      address: 'Tbilisi',
    })
  },
  self_government: (student, { confirmSelfGov }) =>
    post(student, '/api/clubs/handleAnswer', {
      self_governmentID: confirmSelfGov!.self_governmentID,
      answer: 1,
    }),
  graduation_attendance: (student) => post(student, '/api/saveGraduationComeAnswer', { answer: 'yes' }),
  graduation_gown: (student) => post(student, '/api/saveGraduationAnswer', { chosenType: 'rent' }),
  survey: async (student) => {
    const list = await read<Reply<typeof surveys.list>>(student, '/api/surveys')
    const { surveyID, questions } = list.surveys[0]!
    const answers = questions
      .filter(({ isVisible }) => isVisible)
      .map(({ survey_questionID, answers: offered }) => ({
        survey_questionID,
        ...(offered[0] ? { survey_answerID: offered[0].survey_answerID } : { text: 'Good' }),
      }))
    await post(student, `/api/surveys/${surveyID}`, { answers })
  },
  popup: (student, { blockers }) => {
    const { params } = blockers.find(({ key }) => key === 'popup')!
    return post(student, `/api/popup-messages/${params!['modal_messageID']}`)
  },
})
