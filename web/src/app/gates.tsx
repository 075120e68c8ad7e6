import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, lazy, useDeferredValue, useState, type ReactElement } from 'react'
import { session } from '#contract/session.ts'
import { blockersHiddenOn, canBeClosed, type Blocker, type BlockerKey } from '#rules/blockers.ts'
import { q } from '#web/api/call.ts'
import { chunk } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import classes from './gates.module.css'
import { firstGate } from './first-gate.ts'
import { words } from './words.ts'

interface GateProps {
  readonly deadline: string | null
  /** To be called when the answer is saved: all is read again, and the dialog stays until that is done. */
  readonly onSaved: () => Promise<void>
}

const StudentLocation = lazy(async () => {
  const code = await chunk(() => import('#web/areas/session/StudentLocationModal.tsx'))
  return { default: code.StudentLocationModal }
})

/** The dialogs that are open; which of them comes first is the server's to say. */
const dialogs: Partial<Record<BlockerKey, (props: GateProps) => ReactElement>> = {
  student_location: (props) => <StudentLocation {...props} />,
}
const open = new Set(Object.keys(dialogs))

/** Lays the first thing that the portal asks of the student over every screen but leaving and paying (spec 2, 4). */
export const Gates = ({ address }: { address: string }) => {
  const t = useWords(words)
  const client = useQueryClient()
  const { data } = useQuery(q(session.user))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const first = firstGate((data?.user.blockers ?? []) as readonly Blocker[], open, closed)
  // The one before stays to be seen until the code of the next is there, so that nothing flashes between them.
  const gate = useDeferredValue(first)
  const dialog = gate && dialogs[gate.key]
  if (!dialog || !first || blockersHiddenOn(address)) return null

  const close = canBeClosed(gate) ? () => setClosed(new Set([...closed, gate.key])) : undefined
  return (
    <ModalFrame opened onClose={close}>
      <Loaded>
        <Fragment key={gate.key}>
          {dialog({ deadline: gate.deadline ?? null, onSaved: () => client.invalidateQueries() })}
        </Fragment>
      </Loaded>
      <p className={classes['leave']}>
        <Link to="/logout" preload={false}>
          {t('leave')}
        </Link>
      </p>
    </ModalFrame>
  )
}
