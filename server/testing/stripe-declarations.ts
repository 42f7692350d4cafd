import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type TsEntityName, type TsType, type TsTypeElement } from '@swc/core'

// Where its module is: esm/stripe.esm.node.js.
const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('stripe'))))

/** The version of Stripe's OpenAPI description from which Stripe's machine wrote the declarations of its SDK. */
export const DESCRIPTION_VERSION = readFileSync(join(PACKAGE, 'OPENAPI_VERSION'), 'utf8').trim()

/** A type with the place where its names have their meaning. */
export type Meaning =
  | {
      readonly kind: 'fields'
      readonly fields: readonly TsTypeElement[]
      /** Interfaces whose fields it has as well. */
      readonly parents: readonly TsEntityName[]
      readonly scope: Scope
    }
  | { readonly kind: 'alias'; readonly type: TsType; readonly scope: Scope }

export type Scope = {
  readonly file: string
  readonly outer: Scope | null
  readonly names: Map<string, Meaning>
  readonly inner: Map<string, Scope>
  /** Names that another file declares. */
  readonly imports: Map<string, { file: string; name: string }>
}
type Statement = ReturnType<typeof parseSync>['body'][number]

const read = new Map<string, Scope>()

/** What a file of the SDK declares, such as `Checkout/Sessions`. */
export function declarationsOf(resource: string): Scope {
  return scopeOf(join(PACKAGE, 'esm/resources', `${resource}.d.ts`))
}

/** What a name such as `Subscription.Status` means where it stands, or null for what Stripe did not declare. */
export function meaningOf(scope: Scope, name: TsEntityName): Meaning | null {
  if (name.type === 'Identifier') return inScopes(scope, (each) => named(each, name.value))
  const place = placeOf(scope, name.left)
  return place && named(place, name.right.value)
}

function placeOf(scope: Scope, name: TsEntityName): Scope | null {
  if (name.type === 'Identifier') return inScopes(scope, (each) => each.inner.get(name.value) ?? null)
  return placeOf(scope, name.left)?.inner.get(name.right.value) ?? null
}

function inScopes<Found>(scope: Scope | null, find: (scope: Scope) => Found | null): Found | null {
  return scope && (find(scope) ?? inScopes(scope.outer, find))
}

function named(scope: Scope, name: string): Meaning | null {
  const imported = scope.imports.get(name)
  return imported ? named(scopeOf(imported.file), imported.name) : (scope.names.get(name) ?? null)
}

function scopeOf(file: string): Scope {
  const known = read.get(file)
  if (known) return known
  const scope = emptyScope(file, null)
  read.set(file, scope)
  for (const statement of parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body)
    declare(scope, statement)
  return scope
}

const emptyScope = (file: string, outer: Scope | null): Scope => ({
  file,
  outer,
  names: new Map(),
  inner: new Map(),
  imports: new Map(),
})

function declare(scope: Scope, statement: Statement): void {
  switch (statement.type) {
    case 'ExportDeclaration':
      declare(scope, statement.declaration as Statement)
      return
    case 'ImportDeclaration': {
      const file = join(dirname(scope.file), statement.source.value.replace(/\.js$/, '.d.ts'))
      for (const { type, local } of statement.specifiers)
        if (type === 'ImportSpecifier') scope.imports.set(local.value, { file, name: local.value })
      return
    }
    case 'TsInterfaceDeclaration':
      scope.names.set(statement.id.value, {
        kind: 'fields',
        fields: statement.body.body,
        parents: statement.extends.map(({ expression }) => expression as unknown as TsEntityName),
        scope,
      })
      return
    case 'TsTypeAliasDeclaration':
      scope.names.set(statement.id.value, { kind: 'alias', type: statement.typeAnnotation, scope })
      return
    case 'TsModuleDeclaration': {
      // One name may be opened in several places.
      const inner = scope.inner.get(statement.id.value) ?? emptyScope(scope.file, scope)
      scope.inner.set(statement.id.value, inner)
      if (statement.body?.type === 'TsModuleBlock') for (const each of statement.body.body) declare(inner, each)
    }
  }
}
