/**
 * Time stands still for tests that measure how long code takes. Code with mutants in it is slow, so on a busy machine
 * such a test would fail without a mutant, or count as having noticed one. A mutant that never ends has the time limit
 * of Stryker.
 */
performance.now = () => 0;
