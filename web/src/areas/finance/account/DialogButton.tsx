import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { refreshAfter } from '#web/api/freshness.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'

const BankAccountModal = lazy(async () => ({
  default: (await loadChunk(() => import('../dialogs/BankAccountModal.tsx'))).BankAccountModal,
}))
const BankAccountLaterModal = lazy(async () => ({
  default: (await loadChunk(() => import('../dialogs/BankAccountLaterModal.tsx'))).BankAccountLaterModal,
}))
const InformaticsModal = lazy(async () => ({
  default: (await loadChunk(() => import('../dialogs/InformaticsModal.tsx'))).InformaticsModal,
}))

interface Props {
  readonly label: string
  readonly dialog: 'account' | 'informatics'
}

/** Opens the same dialog that asks for these data at the start; here it can be closed. */
export const DialogButton = ({ label, dialog }: Props) => {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { hasPhone } = useSuspenseQuery(q(finance.general)).data
  const close = () => setOpen(false)
  const saved = async () => {
    // The dialog of the account reads nothing again by itself.
    await refreshAfter(client, dialog === 'account' ? finance.saveBankAccount : finance.saveInformaticsInfo)
    close()
  }
  return (
    <>
      <p>
        <button type="button" className="text-button" onClick={() => setOpen(true)}>
          {label}
        </button>
      </p>
      <ModalFrame isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Skeleton shape="dialog" />}>
          {dialog === 'informatics' && <InformaticsModal isClosable onSaved={saved} />}
          {dialog === 'account' && hasPhone && <BankAccountModal isClosable onSaved={saved} />}
          {dialog === 'account' && !hasPhone && <BankAccountLaterModal onClose={close} />}
        </Suspense>
      </ModalFrame>
    </>
  )
}
