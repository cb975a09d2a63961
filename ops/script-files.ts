import { fileURLToPath } from 'node:url'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * The public pages' scripts as three files: what every page runs, and, once a form is used, React and
 * the forms, which a phone compiles and runs in two tasks that way. Each set of modules that some forms
 * and screens have in common would be a file of its own otherwise: some seventy of a few hundred bytes,
 * which a phone takes half a second to ask for. The icons that forms lack are one file for the same reason.
 */
export function publicFiles() {
  return [
    { name: fileOf('page', () => [EVERY_PAGE]), priority: 3 },
    { name: fileOf('react', () => [REACT]), priority: 2 },
    { name: fileOf('forms', (graph) => lazyIn(FORMS, graph)), priority: 1 },
    { name: 'icons', test: ICONS, priority: 0 },
  ]
}

function fileOf(name: string, entries: (graph: Graph) => readonly string[]) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph): string | null => {
    found ??= modules(entries(graph), graph)
    return found.has(id) ? name : null
  }
}

const EVERY_PAGE = fileURLToPath(new URL('../app/entry/entry-public.ts', import.meta.url))
const REACT = fileURLToPath(new URL('../app/entry/islands.tsx', import.meta.url))
const FORMS = fileURLToPath(new URL('../app/entry/forms.ts', import.meta.url))

function lazyIn(module: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []
}

const ICONS = /\/node_modules\/lucide-react\//

/** The router and the icons, which forms need little of, and the staff's screens all. */
const STAFF_ONLY =
  /\/node_modules\/(@tanstack\/(react-router|router-core|history|store)|lucide-react)\//

/** Modules and all that they import, and so on. */
function modules(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!STAFF_ONLY.test(imported)) found.add(imported)
    }
  }
  return found
}
