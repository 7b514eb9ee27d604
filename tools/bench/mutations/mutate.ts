import ts from 'typescript';

/** A small fault: a piece of a file, and what takes its place. */
export interface Mutation {
  readonly kind: 'condition turned' | 'line removed' | 'number changed by one';
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const opposites = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** Every fault that can be put into a source file, in the order of the file. */
export function mutationsOf(name: string, source: string): Mutation[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (kind: Mutation['kind'], node: ts.Node, text: string) =>
    found.push({ kind, start: node.getStart(file), end: node.getEnd(), text });
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIfStatement(node))
      add('condition turned', node.expression, `!(${node.expression.getText(file)})`);
    if (ts.isConditionalExpression(node))
      add('condition turned', node.condition, `!(${node.condition.getText(file)})`);
    if (ts.isBinaryExpression(node)) {
      const opposite = opposites.get(node.operatorToken.kind);
      if (opposite) add('condition turned', node.operatorToken, opposite);
    }
    if (ts.isExpressionStatement(node) && !ts.isSourceFile(node.parent)) add('line removed', node, ';');
    // The name of a property is no expression.
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isNumericLiteral(node) && !isName)
      add('number changed by one', node, `(${node.getText(file)} + 1)`);
    ts.forEachChild(node, visit);
  }
  ts.forEachChild(file, visit);
  return found;
}

export const mutated = (source: string, { start, end, text }: Mutation) =>
  source.slice(0, start) + text + source.slice(end);

/** A repeatable generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
