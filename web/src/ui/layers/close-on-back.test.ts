import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/**
 * Code that opens a layer above the page: a dialog, drawer, popover or menu (native or Mantine), the options of a field, or a
 * panel that closes on a press outside.
 */
const layer =
  /<(?:dialog|(?:Modal|Drawer|Popover|Menu|HoverCard|Combobox)(?:\.Root)?)\b|import \{[^}]*\b(?:Modal|Drawer|Popover|Menu|HoverCard|Combobox|Select|MultiSelect|Autocomplete|TagsInput|DatePickerInput|DateInput)\b[^}]*\} from '@mantine|\bpopover=|(?<!\[)\brole="(?:dialog|alertdialog|menu|listbox)"|addEventListener\(\s*'pointerdown'|requestFullscreen|\.showModal\(|\.showPopover\(/

/** Uses of the kit's own dialog, which closes itself. */
const kitDialog = /import \{[^}]*\bModal\b[^}]*\} from '#web\/ui\/modal\/Modal\.tsx'/

const isLayer = (text: string): boolean =>
  layer.test(kitDialog.test(text) ? text.replaceAll(/<Modal\b/g, '') : text)

const isClosedByBack = (text: string): boolean => /\buseCloseOnBack\(|\bopenLayer\(/.test(text)

/** Parts of a dialog that another file opens. */
const partsOfDialogs = [
  'web/src/app/blocking-dialogs/LoadingDialog.tsx',
  'web/src/app/search/SearchResults.tsx',
  'web/src/ui/modal/ModalContents.tsx',
]

const findForgotten = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files)
    .filter(([file, text]) => isLayer(text) && !isClosedByBack(text) && !partsOfDialogs.includes(file))
    .map(([file]) => file)

describe('what opens above the page', () => {
  const files = Object.fromEntries(
    globSync(['web/src/**/*.{ts,tsx}', 'staff/src/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const),
  )

  it('is closed by "back", for students and staff', () => {
    expect(Object.values(files).filter(isLayer).length).toBeGreaterThan(8)
    expect(findForgotten(files)).toEqual([])
  })

  it('is found when it is new', () => {
    for (const text of [
      `import { Drawer } from '@mantine/core'`,
      `import { Modal } from '@mantine/core'\n<Modal opened>`,
      `<dialog ref={ref}>`,
      `<div popover="auto">`,
      `<ul role="menu">`,
      `document.addEventListener('pointerdown', close)`,
    ])
      expect(findForgotten({ 'web/src/areas/new/New.tsx': text })).toEqual(['web/src/areas/new/New.tsx'])
  })
})
