import { lazy, type ComponentType } from 'react'
import { canBeClosed, type Blocker } from '#rules/duties/blocker.ts'
import type { DialogKey } from '#rules/duties/registry.ts'
import { loadChunk } from '#web/api/chunk.ts'
import type { Question } from '#web/parts/duties/question.ts'

/** Props of a dialog. */
export interface DialogProps {
  readonly blocker: Blocker
  /** Called when the answer is saved: all is read again, and the dialog stays until that is done. */
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
  readonly isClosable: boolean
  /** Takes what is to be done in place of closing, for a dialog whose closing is an answer by itself. */
  readonly setCloseAction: (instead: () => void) => void
}

interface BlockingDialogEntry {
  readonly size: 'md' | 'lg' | 'xl'
  readonly Dialog: ComponentType<DialogProps>
}

const lazyDialog = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }))

const questionDialog = (name: DialogKey, load: () => Promise<Question>): BlockingDialogEntry => ({
  size: 'md',
  Dialog: lazyDialog(async () => {
    const [{ QuestionModal }, question] = await Promise.all([import('./QuestionModal.tsx'), load()])
    return ({ blocker, onSaved }: DialogProps) => (
      <QuestionModal name={name} question={question} deadline={blocker.deadline ?? null} onSaved={onSaved} />
    )
  }),
})

const MissedDocuments = lazyDialog(
  async () => (await import('#web/areas/documents/MissingDocumentsModal.tsx')).MissingDocumentsModal,
)
const MissingPart = lazyDialog(
  async () => (await import('#web/areas/groups/MissingPartDialog.tsx')).MissingPartDialog,
)
const ChooseTimes = lazyDialog(
  async () => (await import('#web/areas/agreements/ChooseTimesModal.tsx')).ChooseTimesModal,
)
const NoTimesLeft = lazyDialog(
  async () => (await import('#web/areas/agreements/NoTimesLeft.tsx')).NoTimesLeft,
)
const ChangeVisit = lazyDialog(
  async () => (await import('#web/areas/agreements/ChangeVisitModal.tsx')).ChangeVisitModal,
)
const Contract = lazyDialog(
  async () => (await import('#web/areas/agreements/ContractModal.tsx')).ContractModal,
)
const Agreement = lazyDialog(
  async () => (await import('#web/areas/agreements/AgreementModal.tsx')).AgreementModal,
)
const ForeignContract = lazyDialog(
  async () => (await import('#web/areas/agreements/ForeignContractModal.tsx')).ForeignContractModal,
)
const Concentration = lazyDialog(
  async () => (await import('#web/areas/program/choices/ConcentrationModal.tsx')).ConcentrationModal,
)
const LawSubjects = lazyDialog(
  async () => (await import('#web/areas/program/choices/LawSubjectsModal.tsx')).LawSubjectsModal,
)
const EnglishLevel = lazyDialog(
  async () => (await import('#web/areas/registration/english/EnglishLevelModal.tsx')).EnglishLevelModal,
)
const Vaccine = lazyDialog(async () => (await import('#web/areas/documents/VaccineModal.tsx')).VaccineModal)
const BankAccount = lazyDialog(
  async () => (await import('#web/areas/finance/dialogs/BankAccountModal.tsx')).BankAccountModal,
)
const BankAccountLater = lazyDialog(
  async () => (await import('#web/areas/finance/dialogs/BankAccountLaterModal.tsx')).BankAccountLaterModal,
)
const Informatics = lazyDialog(
  async () => (await import('#web/areas/finance/dialogs/InformaticsModal.tsx')).InformaticsModal,
)
const Survey = lazyDialog(async () => (await import('#web/areas/surveys/SurveyModal.tsx')).SurveyModal)
const Popup = lazyDialog(async () => (await import('#web/areas/notifications/PopupModal.tsx')).PopupModal)

const chooseTimes = ({ blocker, onSaved, onClose, setCloseAction }: DialogProps) => {
  const { params } = blocker
  if (params?.['change'] === 1)
    return <ChangeVisit onSaved={onSaved} onKeep={onClose} setCloseAction={setCloseAction} />
  return params?.['freeVisitSlots'] === 0 ? (
    <NoTimesLeft onClose={onClose} />
  ) : (
    <ChooseTimes onSaved={onSaved} />
  )
}

const popup = ({ blocker, onSaved, onClose, setCloseAction }: DialogProps) =>
  blocker.params?.['is_contract'] === 1 ? (
    <ForeignContract onSaved={onSaved} onClose={onClose} />
  ) : (
    <Popup
      messageID={Number(blocker.params?.['modal_messageID'])}
      onSaved={onSaved}
      setCloseAction={setCloseAction}
    />
  )

/** The dialog of each duty and its size; a table of groups, a text of several pages and a survey need more. */
export const dialogs: Readonly<Record<DialogKey, BlockingDialogEntry>> = {
  documents: { size: 'md', Dialog: ({ onSaved }) => <MissedDocuments onSaved={onSaved} /> },
  practise: {
    size: 'xl',
    Dialog: ({ onSaved, onClose }) => <MissingPart part="practise" onSaved={onSaved} onClose={onClose} />,
  },
  seminar: {
    size: 'xl',
    Dialog: ({ onSaved, onClose }) => <MissingPart part="seminar" onSaved={onSaved} onClose={onClose} />,
  },
  choose_times: { size: 'lg', Dialog: chooseTimes },
  contract: {
    size: 'lg',
    Dialog: ({ blocker, onSaved, onClose, setCloseAction }) => (
      <Contract
        isApproved={blocker.params?.['contract_approved'] === 1}
        hasPhone={blocker.params?.['has_phone'] !== 0}
        onSaved={onSaved}
        onClose={canBeClosed(blocker) ? onClose : undefined}
        setCloseAction={setCloseAction}
      />
    ),
  },
  international_agreement: { size: 'md', Dialog: ({ onSaved }) => <Agreement onSaved={onSaved} /> },
  concentration: { size: 'md', Dialog: ({ onSaved }) => <Concentration onSaved={() => void onSaved()} /> },
  law_subjects: { size: 'md', Dialog: ({ onSaved }) => <LawSubjects onSaved={() => void onSaved()} /> },
  english_level: { size: 'md', Dialog: ({ onSaved }) => <EnglishLevel onSaved={onSaved} /> },
  vaccine: {
    size: 'md',
    Dialog: ({ blocker, onSaved }) => <Vaccine deadline={blocker.deadline ?? null} onSaved={onSaved} />,
  },
  bank_account: {
    size: 'md',
    Dialog: ({ blocker, onSaved, onClose }) =>
      blocker.params?.['has_phone'] === 0 ? (
        <BankAccountLater onClose={onClose} />
      ) : (
        <BankAccount onSaved={onSaved} />
      ),
  },
  student_location: questionDialog(
    'student_location',
    async () => (await import('#web/areas/session/location-question.ts')).locationQuestion,
  ),
  informatics: { size: 'md', Dialog: ({ onSaved }) => <Informatics onSaved={onSaved} /> },
  self_government: questionDialog(
    'self_government',
    async () => (await import('#web/areas/clubs/membership-question.ts')).membershipQuestion,
  ),
  graduation_attendance: questionDialog(
    'graduation_attendance',
    async () => (await import('#web/areas/graduation/attendance-question.ts')).attendanceQuestion,
  ),
  graduation_gown: questionDialog(
    'graduation_gown',
    async () => (await import('#web/areas/graduation/gown-question.ts')).gownQuestion,
  ),
  survey: {
    size: 'lg',
    Dialog: ({ blocker, onSaved, onClose, isClosable }) => (
      <Survey
        surveyID={Number(blocker.params?.['surveyID'])}
        onSaved={onSaved}
        onClose={isClosable ? onClose : undefined}
      />
    ),
  },
  popup: { size: 'md', Dialog: popup },
}
