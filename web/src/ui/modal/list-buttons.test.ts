import { createElement, Fragment, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { listButtons } from './list-buttons.ts'

const button = (name: string) => createElement('button', {}, name)
const namesOf = (actions: Parameters<typeof listButtons>[0]) =>
  listButtons(actions).map((each) => (each as ReactElement<{ children: string }>).props.children)

it('lists the buttons of a fragment in their order, without those that are not shown', () => {
  expect(namesOf(createElement(Fragment, {}, button('save'), false, null, button('cancel')))).toEqual([
    'save',
    'cancel',
  ])
  expect(namesOf(button('save'))).toEqual(['save'])
  expect(namesOf(undefined)).toEqual([])
})

it('gives each a key of its own, so that turning the order keeps their state', () => {
  const keys = listButtons(createElement(Fragment, {}, button('save'), button('cancel'))).map(
    (each) => (each as ReactElement).key,
  )
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(null)
})
