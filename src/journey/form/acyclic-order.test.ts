import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acyclicOrderOf } from './acyclic-order.ts';

test('a node comes after the nodes that it depends on', () => {
  const { order } = acyclicOrderOf([[1], [2], [], [0]]);
  expect(order).toEqual([2, 1, 0, 3]);
});

test('only the edges of a cycle are dropped', () => {
  const { order, isDropped } = acyclicOrderOf([[1], [0], [0], [], [4]]);
  expect([isDropped(0, 1), isDropped(1, 0), isDropped(4, 4), isDropped(2, 0)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(order.indexOf(0)).toBeLessThan(order.indexOf(2));
});

test('every node is ordered once, after the nodes that it depends on through the remaining edges', () => {
  const graphs = fc
    .integer({ min: 0, max: 12 })
    .chain(size =>
      fc.array(fc.array(fc.integer({ min: 0, max: Math.max(0, size - 1) }), { maxLength: 3 }), {
        minLength: size,
        maxLength: size,
      }),
    )
    .map(edges => edges.map(dependencies => [...new Set(dependencies)]));
  fc.assert(
    fc.property(graphs, edges => {
      const { order, isDropped } = acyclicOrderOf(edges);
      expect([...order].sort((a, b) => a - b)).toEqual(edges.map((_, index) => index));
      edges.forEach((dependencies, from) => {
        for (const to of dependencies)
          if (!isDropped(from, to)) expect(order.indexOf(to)).toBeLessThan(order.indexOf(from));
      });
    }),
  );
});

test('a chain of 50,000 nodes is ordered without a stack overflow', () => {
  const { order } = acyclicOrderOf(
    Array.from({ length: 50_000 }, (_, index) => (index === 0 ? [] : [index - 1])),
  );
  expect(order.at(-1)).toBe(49_999);
});
