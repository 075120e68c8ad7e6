import { lazy, type ReactElement } from 'react'
import { chunk } from '#web/api/chunk.ts'
import type { OpenGateKey } from '#web/parts/open-gates.ts'
import type { OpenGate } from './first-gate.ts'

/** What a dialog is given. */
interface Asked {
  readonly blocker: OpenGate
  /** To be called when the answer is saved: all is read again, and the dialog stays until that is done. */
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
  readonly isClosable: boolean
  /** Takes what is to be done in place of closing, for a dialog whose closing is an answer by itself. */
  readonly onAskedToClose: (instead: () => void) => void
}

const Documents = lazy(async () => {
  const code = await chunk(() => import('#web/areas/documents/MissedDocumentsModal.tsx'))
  return { default: code.MissedDocumentsModal }
})
const Part = lazy(async () => {
  const code = await chunk(() => import('#web/areas/groups/PartGate.tsx'))
  return { default: code.PartGate }
})
const ChooseTimes = lazy(async () => {
  const code = await chunk(() => import('#web/areas/agreements/ChooseTimesModal.tsx'))
  return { default: code.ChooseTimesModal }
})
const ChangeVisit = lazy(async () => {
  const code = await chunk(() => import('#web/areas/agreements/ChangeVisit.tsx'))
  return { default: code.ChangeVisit }
})
const Contract = lazy(async () => {
  const code = await chunk(() => import('#web/areas/agreements/ContractModal.tsx'))
  return { default: code.ContractModal }
})
const Agreement = lazy(async () => {
  const code = await chunk(() => import('#web/areas/agreements/AgreementModal.tsx'))
  return { default: code.AgreementModal }
})
const ForeignContract = lazy(async () => {
  const code = await chunk(() => import('#web/areas/agreements/ForeignContractModal.tsx'))
  return { default: code.ForeignContractModal }
})
const Concentration = lazy(async () => {
  const code = await chunk(() => import('#web/areas/program/ConcentrationModal.tsx'))
  return { default: code.ConcentrationModal }
})
const LawSubjects = lazy(async () => {
  const code = await chunk(() => import('#web/areas/program/LawSubjectsModal.tsx'))
  return { default: code.LawSubjectsModal }
})
const EnglishLevel = lazy(async () => {
  const code = await chunk(() => import('#web/areas/registration/english/EnglishLevelModal.tsx'))
  return { default: code.EnglishLevelModal }
})
const Vaccine = lazy(async () => {
  const code = await chunk(() => import('#web/areas/documents/VaccineModal.tsx'))
  return { default: code.VaccineModal }
})
const BankAccount = lazy(async () => {
  const code = await chunk(() => import('#web/areas/finance/BankAccountModal.tsx'))
  return { default: code.BankAccountModal }
})
const StudentLocation = lazy(async () => {
  const code = await chunk(() => import('#web/areas/session/StudentLocationModal.tsx'))
  return { default: code.StudentLocationModal }
})
const Informatics = lazy(async () => {
  const code = await chunk(() => import('#web/areas/finance/InformaticsModal.tsx'))
  return { default: code.InformaticsModal }
})
const Membership = lazy(async () => {
  const code = await chunk(() => import('#web/areas/clubs/MembershipModal.tsx'))
  return { default: code.MembershipModal }
})
const Attendance = lazy(async () => {
  const code = await chunk(() => import('#web/areas/graduation/AttendanceModal.tsx'))
  return { default: code.AttendanceModal }
})
const Gown = lazy(async () => {
  const code = await chunk(() => import('#web/areas/graduation/GownModal.tsx'))
  return { default: code.GownModal }
})
const Survey = lazy(async () => {
  const code = await chunk(() => import('#web/areas/surveys/SurveyModal.tsx'))
  return { default: code.SurveyModal }
})
const Popup = lazy(async () => {
  const code = await chunk(() => import('#web/areas/notifications/PopupModal.tsx'))
  return { default: code.PopupModal }
})

/** The dialog of each question, by its key. */
const dialogs: Readonly<Record<OpenGateKey, (asked: Asked) => ReactElement>> = {
  documents: ({ onSaved }) => <Documents onSaved={onSaved} />,
  practise: ({ onSaved, onClose }) => <Part part="practise" onSaved={onSaved} onClose={onClose} />,
  seminar: ({ onSaved, onClose }) => <Part part="seminar" onSaved={onSaved} onClose={onClose} />,
  choose_times: ({ blocker: { params }, onSaved, onClose, onAskedToClose }) => {
    if (params?.['change'] === 1)
      return <ChangeVisit onSaved={onSaved} onKeep={onClose} onAskedToClose={onAskedToClose} />
    return params?.['freeVisitSlots'] === 0 ? (
      <ChooseTimes isFull onSaved={onSaved} onClose={onClose} />
    ) : (
      <ChooseTimes onSaved={onSaved} />
    )
  },
  contract: ({ blocker, onSaved, onAskedToClose }) => (
    <Contract
      isApproved={blocker.params?.['contract_approved'] === 1}
      onSaved={onSaved}
      onAskedToClose={onAskedToClose}
    />
  ),
  international_agreement: ({ onSaved }) => <Agreement onSaved={onSaved} />,
  concentration: ({ onSaved }) => <Concentration onSaved={() => void onSaved()} />,
  law_subjects: ({ onSaved }) => <LawSubjects onSaved={() => void onSaved()} />,
  english_level: ({ onSaved }) => <EnglishLevel onSaved={onSaved} />,
  vaccine: ({ blocker, onSaved }) => <Vaccine deadline={blocker.deadline ?? null} onSaved={onSaved} />,
  bank_account: ({ onSaved }) => <BankAccount onSaved={onSaved} />,
  student_location: ({ blocker, onSaved }) => (
    <StudentLocation deadline={blocker.deadline ?? null} onSaved={onSaved} />
  ),
  informatics: ({ onSaved }) => <Informatics onSaved={onSaved} />,
  self_government: ({ onSaved }) => <Membership onSaved={onSaved} />,
  graduation_attendance: ({ onSaved }) => <Attendance onSaved={onSaved} />,
  graduation_gown: ({ onSaved }) => <Gown onSaved={onSaved} />,
  survey: ({ blocker, onSaved, onClose, isClosable }) => (
    <Survey
      surveyID={Number(blocker.params?.['surveyID'])}
      onSaved={onSaved}
      onClose={isClosable ? onClose : undefined}
    />
  ),
  popup: ({ blocker, onSaved, onClose, onAskedToClose }) =>
    blocker.params?.['is_contract'] === 1 ? (
      <ForeignContract onSaved={onSaved} onClose={onClose} />
    ) : (
      <Popup
        messageID={Number(blocker.params?.['modal_messageID'])}
        onSaved={onSaved}
        onAskedToClose={onAskedToClose}
      />
    ),
}

/** Asks one question: its dialog, inside the frame that stays. */
export const GateDialog = (asked: Asked) => dialogs[asked.blocker.key](asked)
