export declare function findNginx(): string | undefined;
export declare function findOrInstallNginx(): string | undefined;
