import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import type { Order } from './order.ts'

const pollMs = 2000

/** An order, which is read again until the bank has answered; then what the account shows is read again. */
export const useOrder = (orderID: number): Order => {
  const client = useQueryClient()
  const order = useSuspenseQuery({
    ...q(finance.order, { params: { orderID } }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  }).data
  const { status } = order
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    refreshTopics(client, 'account', 'user', 'notifications', 'books', 'library')
  }, [client, status])
  return order
}
