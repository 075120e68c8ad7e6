import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, lazy, useEffect, useRef, type ReactElement } from 'react'
import { chunk } from '#web/api/chunk.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import type { OpenGate } from './first-gate.ts'
import classes from './Gate.module.css'
import { words } from './words.ts'

interface Asked {
  readonly deadline: string | null
  /** To be called when the answer is saved: all is read again, and the dialog stays until that is done. */
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/** A table of groups needs more room. */
const wide: ReadonlySet<string> = new Set(['practise', 'seminar'])

const Concentration = lazy(async () => {
  const code = await chunk(() => import('#web/areas/program/ConcentrationModal.tsx'))
  return { default: code.ConcentrationModal }
})

const LawSubjects = lazy(async () => {
  const code = await chunk(() => import('#web/areas/program/LawSubjectsModal.tsx'))
  return { default: code.LawSubjectsModal }
})

const StudentLocation = lazy(async () => {
  const code = await chunk(() => import('#web/areas/session/StudentLocationModal.tsx'))
  return { default: code.StudentLocationModal }
})

const Part = lazy(async () => {
  const code = await chunk(() => import('#web/areas/groups/PartGate.tsx'))
  return { default: code.PartGate }
})

const BankAccount = lazy(async () => {
  const code = await chunk(() => import('#web/areas/finance/BankAccountModal.tsx'))
  return { default: code.BankAccountModal }
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

const dialogs: Readonly<Record<OpenGate['key'], (asked: Asked) => ReactElement>> = {
  practise: (asked) => <Part part="practise" {...asked} />,
  seminar: (asked) => <Part part="seminar" {...asked} />,
  concentration: ({ onSaved }) => <Concentration onSaved={() => void onSaved()} />,
  law_subjects: ({ onSaved }) => <LawSubjects onSaved={() => void onSaved()} />,
  bank_account: ({ onSaved }) => <BankAccount onSaved={onSaved} />,
  student_location: (asked) => <StudentLocation {...asked} />,
  informatics: ({ onSaved }) => <Informatics onSaved={onSaved} />,
  self_government: ({ onSaved }) => <Membership onSaved={onSaved} />,
  graduation_attendance: ({ onSaved }) => <Attendance onSaved={onSaved} />,
  graduation_gown: ({ onSaved }) => <Gown onSaved={onSaved} />,
}

interface GateProps {
  readonly blocker: OpenGate
  /** Only for those that can be closed. */
  readonly onClose: (() => void) | undefined
}

/** The frame of what the portal asks: it stays while one question gives way to the next, and leaves a way out. */
export const Gate = ({ blocker, onClose }: GateProps) => {
  const t = useWords(words)
  const client = useQueryClient()
  const start = useRef<HTMLSpanElement>(null)
  // Each question is read from its beginning, and no key pressed for the one before answers it.
  useEffect(() => start.current?.focus(), [blocker.key])
  return (
    <ModalFrame opened onClose={onClose} size={wide.has(blocker.key) ? 'xl' : 'md'}>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      <Loaded>
        <Fragment key={blocker.key}>
          {dialogs[blocker.key]({
            deadline: blocker.deadline ?? null,
            onSaved: () => client.invalidateQueries(),
            onClose: () => onClose?.(),
          })}
        </Fragment>
      </Loaded>
      <p className={classes['leave']}>
        <Link to="/logout" preload={false}>
          {t('leave')}
        </Link>
        <LocaleSwitch />
      </p>
    </ModalFrame>
  )
}
