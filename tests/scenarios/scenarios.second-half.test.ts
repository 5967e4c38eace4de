import { testScenarios } from '#tests/support/test-scenarios.ts';

testScenarios('second');
